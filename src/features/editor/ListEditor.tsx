// A list of short texts as tags, which are typed, pasted or chosen from suggestions.
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
  /** Replaces the field's own hint, and stays visible when the list is not empty. */
  hint?: ReactNode;
  /** A button beside the label. */
  action?: ReactNode;
  /** Replaces the field's own suggestions. */
  fetchOptions?: FetchOptions;
}

function withTag(value: unknown, tag: SelectOption): readonly unknown[] {
  const items = listOf(value);
  return items.includes(tag.value) ? items : [...items, tag.value];
}

/** Renders the field. */
export function ListEditor({ description, value, onChange, problem, hint, action, fetchOptions }: ListEditorProps) {
  const { name, label, suggestions } = description;
  const items = listOf(value) as readonly string[];
  const tellTyped = useTypedText(withTag);
  // Offers plain text for one item at a time; an accepted item has no markup left. Citation keys are code, so they are never offered.
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
          // Each tag has its own remove button; clearing all at once would happen by accident.
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
