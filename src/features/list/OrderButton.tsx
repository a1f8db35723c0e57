// Says by what the list is sorted, which may be a column that is not shown, and opens the choice of another order.
import type { MouseEvent } from 'react';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { TextButton } from '#src/ui/button/TextButton.tsx';
import type { Sort } from '#src/features/documents/libraryAddress.ts';
import { columnLabel } from './columns.ts';
import { listTexts } from './listTexts.ts';
import styles from './OrderButton.module.css';

/** The element of this id says the order in words. */
export const orderId = 'list-order';

/** Draws it beside the search box; where the list shows no columns, in the place of their heads. */
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
