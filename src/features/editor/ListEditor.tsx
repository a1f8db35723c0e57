// A list of short texts as tags: typed, pasted or chosen from those that are known.
import type { ReactNode } from 'react';
import { holdsMarkup } from '#bibliography/markup.ts';
import type { FieldDescription } from '#bibliography/fields/cells.ts';
import { separatorsOf } from '#bibliography/writtenLists.ts';
import type { SelectOption } from '#machines/richSelect/richSelectTypes.ts';
import { Field } from '#src/ui/field/Field.tsx';
import { RichSelect } from '#src/ui/select/RichSelect.tsx';
import type { FetchOptions } from '#src/ui/select/useRichSelect.ts';
import { listOf, listOrNull, withItem } from '#src/features/documents/fieldValues.ts';
import { MarkupOffer, useMeaning } from './MarkupOffer.tsx';
import { useTypedText } from './typedText.ts';
import { editorTexts } from './editorTexts.ts';

const one = editorTexts.lists.addTo;

export interface ListEditorProps {
  description: FieldDescription;
  value: unknown;
  onChange: (value: readonly string[] | null) => void;
  problem: string | undefined;
  /** In place of that of the field, and shown with what is there, too. */
  hint?: ReactNode;
  /** A button beside the label. */
  action?: ReactNode;
  /** In place of the suggestions of the field. */
  fetchOptions?: FetchOptions;
}

function withTag(value: unknown, tag: SelectOption): readonly unknown[] {
  const items = listOf(value);
  return items.includes(tag.value) ? items : [...items, tag.value];
}

/** Draws the field. */
export function ListEditor({ description, value, onChange, problem, hint, action, fetchOptions }: ListEditorProps) {
  const { name, label, suggestions } = description;
  const items = listOf(value) as readonly string[];
  const tellTyped = useTypedText(withTag);
  // Offers one item at a time; an accepted one has no markup left. Citation keys are code, not text.
  const marked = name === 'citationKeys' ? -1 : items.findIndex(holdsMarkup);
  const markedItem = items[marked] ?? '';
  const meaning = useMeaning(markedItem, 'text');
  const offer = meaning !== null && (
    <MarkupOffer
      text={markedItem}
      meaning={meaning}
      onUse={(item) => {
        onChange(withItem(items, marked, item));
      }}
    />
  );
  return (
    <Field
      label={label}
      layout="beside"
      hint={hint ?? (offer || (items.length === 0 ? description.hint : undefined))}
      problem={problem}
      action={action}
    >
      {(control) => (
        <RichSelect
          {...control}
          multiple
          creatable
          // Each has its button; all at once would be a slip.
          clearable={false}
          separators={separatorsOf(name)}
          placeholder={one[name.slice(name.lastIndexOf('.') + 1)] ?? editorTexts.lists.addAny}
          texts={{ chosen: label }}
          {...(fetchOptions ? { fetchOptions } : { options: suggestions })}
          value={items.map((item) => ({ value: item, label: item }))}
          onChange={(chosen) => {
            onChange(listOrNull(chosen.map((option) => option.value)));
          }}
          onTyped={tellTyped}
        />
      )}
    </Field>
  );
}
