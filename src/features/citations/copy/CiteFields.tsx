// The fields of a citation for each document: the place in it, text before and after, and whether the sentence already names the author.
import { type LocatorLabel, locatorLabels } from '#bibliography/citation/locatorLabels.ts';
import type { CslItem } from '#bibliography/exchange/cslJson.ts';
import type { CiteDetails } from '#machines/citing/citingTypes.ts';
import { Checkbox } from '#src/ui/field/Checkbox.tsx';
import { Field } from '#src/ui/field/Field.tsx';
import { TextInput } from '#src/ui/field/TextInput.tsx';
import { type ChoiceOption, Select } from '#src/ui/select/Select.tsx';
import styles from './CopyDialog.module.css';
import { copyTexts } from './copyTexts.ts';

const texts = copyTexts.dialog;

const labelOptions: readonly ChoiceOption<LocatorLabel>[] = locatorLabels.map((value) => ({
  value,
  label: copyTexts.locatorLabels[value],
}));

/** The details without what is empty. */
function cleaned(details: CiteDetails): CiteDetails {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== '' && value !== false));
}

/** Without the elements that say its formats. */
function titleOf({ title, id }: CslItem): string {
  const text = typeof title === 'string' ? title.replace(/<\/?(?:i|b|su[bp]|sc|span)\b[^<>]*>/g, '') : '';
  return text === '' ? id : text;
}

export interface CiteFieldsProps {
  items: readonly CslItem[];
  /** By the place of the item. */
  details: Readonly<Record<number, CiteDetails>>;
  onChange: (details: Readonly<Record<number, CiteDetails>>) => void;
  onCopy: () => void;
}

/** Renders a group of fields for each document. */
export function CiteFields({ items, details, onChange, onCopy }: CiteFieldsProps) {
  return (
    <div
      className={styles.details}
      // As in the search box, Enter copies.
      onKeyDown={({ key, target, nativeEvent }) => {
        if (key === 'Enter' && target instanceof HTMLInputElement && !nativeEvent.isComposing) onCopy();
      }}
    >
      {items.map((item, index) => {
        const own = details[index] ?? {};
        const change = (part: CiteDetails) => {
          onChange({ ...details, [index]: cleaned({ ...own, ...part }) });
        };
        return (
          <fieldset key={index} className={styles.cite} aria-label={texts.detailsOf(titleOf(item))}>
            {items.length > 1 && (
              <div className={styles.heading} aria-hidden="true">
                {titleOf(item)}
              </div>
            )}
            <Field label={texts.prefix}>
              {(control) => (
                <TextInput
                  {...control}
                  placeholder={texts.prefixHint}
                  value={own.prefix ?? ''}
                  onChange={({ target }) => {
                    change({ prefix: target.value });
                  }}
                />
              )}
            </Field>
            <Field label={texts.locatorLabel}>
              {(control) => (
                <Select
                  {...control}
                  options={labelOptions}
                  value={own.label ?? 'page'}
                  onChange={(label) => {
                    change({ label });
                  }}
                />
              )}
            </Field>
            <Field label={texts.locator}>
              {(control) => (
                <TextInput
                  {...control}
                  value={own.locator ?? ''}
                  onChange={({ target }) => {
                    change({ locator: target.value });
                  }}
                />
              )}
            </Field>
            <Field label={texts.suffix}>
              {(control) => (
                <TextInput
                  {...control}
                  placeholder={texts.suffixHint}
                  value={own.suffix ?? ''}
                  onChange={({ target }) => {
                    change({ suffix: target.value });
                  }}
                />
              )}
            </Field>
            <Checkbox
              label={texts.suppressAuthor}
              className={styles.suppress}
              checked={own.suppressAuthor ?? false}
              onChange={({ target }) => {
                change({ suppressAuthor: target.checked });
              }}
            />
          </fieldset>
        );
      })}
    </div>
  );
}
