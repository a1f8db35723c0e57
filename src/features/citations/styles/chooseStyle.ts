// Changes the style and language of a library's references, and the styles that a person has added.
import { type Environment, graphql } from 'relay-runtime';
import type { chooseStyleAddMutation } from '#src/__generated__/chooseStyleAddMutation.graphql.ts';
import type { chooseStyleMutation } from '#src/__generated__/chooseStyleMutation.graphql.ts';
import type { chooseStyleRemoveMutation } from '#src/__generated__/chooseStyleRemoveMutation.graphql.ts';
import { libraryIdOf } from '#src/relay/library.ts';
import { mutateLibrary, type MutationOutcome } from '#src/relay/mutate.ts';
import { forgetStyles } from '../engine/citations.ts';
import type { StyleChoice } from '../engine/citationQuestions.ts';
import { styleTexts } from './styleTexts.ts';

/** The data of an answer. Throws why there is none, as a sentence of `sentence`. */
async function dataOf<Data>(outcome: Promise<MutationOutcome<Data>>, sentence: (why: string) => string): Promise<Data> {
  const answer = await outcome.catch(() => null);
  if (!answer) throw new Error(sentence(styleTexts.noAnswer));
  if (answer.kind === 'refused') throw new Error(sentence(answer.problems[0]?.message ?? answer.message));
  return answer.data;
}

/** Chooses a style and language; shown at once. Rejects with a message for people if the choice was not kept. */
export async function chooseStyle(environment: Environment, choice: StyleChoice): Promise<void> {
  await dataOf(
    mutateLibrary<chooseStyleMutation>(
      environment,
      graphql`
        mutation chooseStyleMutation($input: ChooseStyleInput!) {
          chooseStyle(input: $input) {
            library {
              id
              styleChoice {
                style
                locale
              }
            }
          }
        }
      `,
      { input: choice },
      {
        optimisticUpdater: (store) => {
          const record = store.get(libraryIdOf(environment))?.getLinkedRecord('styleChoice');
          record?.setValue(choice.style, 'style').setValue(choice.locale, 'locale');
        },
      },
    ),
    styleTexts.notChosen,
  );
}

/** The largest file that the API takes, in bytes. */
const largest = 1024 * 1024;

/** Adds a style to the library and chooses it, with the language of the style. Answers its title; rejects with why it can't be used. */
export async function addStyle(environment: Environment, file: File): Promise<string> {
  if (file.size > largest) throw new Error(styleTexts.notUploaded(styleTexts.tooLarge));
  const data = await dataOf(
    mutateLibrary<chooseStyleAddMutation>(
      environment,
      graphql`
        mutation chooseStyleAddMutation($input: AddCitationStyleInput!) {
          addCitationStyle(input: $input) {
            style {
              id
              title
            }
          }
        }
      `,
      { input: { xml: await file.text() } },
    ),
    styleTexts.notUploaded,
  );
  const style = data.addCitationStyle?.style;
  if (!style) throw new Error(styleTexts.notUploaded(styleTexts.noAnswer));
  forgetStyles();
  await chooseStyle(environment, { style: style.id, locale: null });
  return style.title;
}

/** Removes a style from the library, which has the default style afterwards. Rejects with a message for people. */
export async function removeStyle(environment: Environment, id: string): Promise<void> {
  await dataOf(
    mutateLibrary<chooseStyleRemoveMutation>(
      environment,
      graphql`
        mutation chooseStyleRemoveMutation($input: RemoveCitationStyleInput!) {
          removeCitationStyle(input: $input) {
            library {
              id
              styleChoice {
                style
                locale
              }
            }
          }
        }
      `,
      { input: { id } },
    ),
    styleTexts.notRemoved,
  );
  forgetStyles();
}
