// The suggestions below the search box, in groups. The focus stays in the box, whose `aria-activedescendant` is the active one.
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

/** The usual width in pixels; wider only if a suggestion needs it, since it covers the list. */
const LEAST_WIDTH = 320;

export interface SuggestionListProps {
  /** The list's id; its rows' ids begin with it. */
  id: string;
  /** The box that it belongs to. */
  control: RefObject<HTMLElement | null>;
  suggestions: readonly SearchSuggestion[];
  active: string | null;
  onActivate: (id: string) => void;
  onChoose: (id: string) => void;
  onForget: (id: string) => void;
}

/** Renders the list. */
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
                      // Pointer only, since a key does the same: an option must not contain focusable elements.
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
        // Rows that appear under a resting pointer don't count as hovered.
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
