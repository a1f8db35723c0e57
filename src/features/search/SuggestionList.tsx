// What the search box suggests, below it, in groups. The focus stays in the box, which says at which row the keyboard is.
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { SearchSuggestion, SuggestionKind } from '#machines/searchBox/searchBoxTypes.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { IconName } from '#src/ui/icon/icons.ts';
import { SelectPopup } from '#src/ui/select/SelectPopup.tsx';
import { Kbd } from '#src/ui/text/Kbd.tsx';
import { searchBoxTexts } from './searchBoxTexts.ts';
import styles from './SuggestionList.module.css';

const texts = searchBoxTexts.suggestions;

const icons: Readonly<Record<SuggestionKind, IconName>> = {
  recent: 'undo',
  field: 'search',
  person: 'person',
  keyword: 'book',
  journal: 'article',
};

/** Pixels. Wider it is only where a suggestion needs it: it lies over the list. */
const LEAST_WIDTH = 320;

export interface SuggestionListProps {
  /** Of the list; those of its rows begin with it. */
  id: string;
  /** The box it hangs on. */
  control: RefObject<HTMLElement | null>;
  suggestions: readonly SearchSuggestion[];
  active: string | null;
  onActivate: (id: string) => void;
  onChoose: (id: string) => void;
  onForget: (id: string) => void;
}

/** Draws the list. */
export function SuggestionList({
  id,
  control,
  suggestions,
  active,
  onActivate,
  onChoose,
  onForget,
}: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active !== null) list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const kinds = [...new Set(suggestions.map(({ kind }) => kind))];
  const canForget = kinds.includes('recent');
  return (
    <SelectPopup control={control} fitWidth={LEAST_WIDTH}>
      <div ref={list} id={id} role="listbox" aria-label={texts.label} className={styles.list}>
        {kinds.map((kind) => (
          <div key={kind} role="group" aria-label={texts.groups[kind]}>
            <div className={styles.heading} aria-hidden="true">
              {texts.groups[kind]}
            </div>
            {suggestions.map(
              (suggestion, index) =>
                suggestion.kind === kind && (
                  <Row
                    key={suggestion.id}
                    id={`${id}-${index}`}
                    suggestion={suggestion}
                    isActive={suggestion.id === active}
                    onActivate={onActivate}
                    onChoose={onChoose}
                  >
                    {kind === 'recent' && (
                      // Not for the keyboard, which has a key for it: a row holds nothing that takes the focus.
                      <span
                        className={styles.forget}
                        data-tip={texts.forget}
                        data-forget
                        onClick={(event) => {
                          event.stopPropagation();
                          onForget(suggestion.id);
                        }}
                      >
                        <Icon name="close" size="sm" />
                      </span>
                    )}
                  </Row>
                ),
            )}
          </div>
        ))}
      </div>
      <div className={styles.keys} aria-hidden="true">
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> {texts.keyMove}
        </span>
        <span>
          <Kbd>↵</Kbd> {texts.keyChoose}
        </span>
        {canForget && (
          <span>
            <Kbd>{texts.forgetKey}</Kbd> {texts.keyForget}
          </span>
        )}
      </div>
    </SelectPopup>
  );
}

interface RowProps {
  id: string;
  suggestion: SearchSuggestion;
  isActive: boolean;
  onActivate: (id: string) => void;
  onChoose: (id: string) => void;
  children: ReactNode;
}

function Row({ id, suggestion: { id: value, kind, label, hint }, isActive, onActivate, onChoose, children }: RowProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      aria-description={kind === 'recent' ? texts.forgetByKey : undefined}
      data-active={isActive || undefined}
      className={styles.row}
      onPointerMove={({ movementX, movementY }) => {
        // Rows that come under a resting pointer are not pointed at.
        if (!isActive && (movementX !== 0 || movementY !== 0)) onActivate(value);
      }}
      onClick={() => {
        onChoose(value);
      }}
    >
      <Icon name={icons[kind]} size="sm" />
      <span className={kind === 'field' ? styles.name : styles.label}>{label}</span>
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      {children}
    </div>
  );
}
