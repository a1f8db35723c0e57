// Shows the sort order, which may be that of a hidden column, and opens the choice of another.
import type { MouseEvent } from 'react';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { TextButton } from '#src/ui/button/TextButton.tsx';
import type { Sort } from '#src/features/documents/libraryAddress.ts';
import { columnLabel } from './columns.ts';
import { listTexts } from './listTexts.ts';
import styles from './OrderButton.module.css';

/** The id of the element that describes the order. */
export const orderId = 'list-order';

/** Renders it beside the search box or, on narrow screens, in place of the column headers. */
export function OrderButton({
  sort: { key, descending },
  isTrash,
  onOpen,
}: {
  sort: Sort;
  isTrash: boolean;
  onOpen: (event: MouseEvent<HTMLElement>) => void;
}) {
  const label = columnLabel(key, isTrash);
  return (
    <TextButton
      id={orderId}
      variant="plain"
      className={styles.order}
      aria-label={listTexts.order.label(label, descending)}
      aria-haspopup="menu"
      data-order
      onClick={onOpen}
    >
      {listTexts.order.shown(label)}
      <Icon name={descending ? 'arrowDown' : 'arrowUp'} size="xs" />
    </TextButton>
  );
}
