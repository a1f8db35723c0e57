// The API tokens of the account: the list of them, creating one, and ending one.
import { Suspense, useState } from 'react';
import { graphql } from 'relay-runtime';
import type { ApiTokensSection_user$key } from '#src/__generated__/ApiTokensSection_user.graphql.ts';
import { useFragment, useRelayEnvironment } from '#src/relay/hooks.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { lazyPart } from '#src/ui/lazyPart.ts';
import { preload } from '#src/ui/preload.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { AccountSection } from './AccountSection.tsx';
import { apiTokenTexts } from './apiTokenTexts.ts';
import { ConfirmLoginDialog } from './ConfirmLoginDialog.tsx';
import { createApiToken } from './createApiTokenMutation.ts';
import styles from './DeviceList.module.css';
import { formatMoment } from './formatMoment.ts';
import { Moment } from './Moment.tsx';
import { reachOf, useTokenLibraries } from './useTokenLibraries.ts';
import { useQuestion } from './useQuestion.ts';
import type { Submit } from './useSubmission.ts';

const texts = apiTokenTexts.section;

const ApiTokenDialog = lazyPart(() => import('./ApiTokenDialog.tsx').then((module) => module.ApiTokenDialog));
const preloadDialog = () => {
  preload(ApiTokenDialog.preload);
};

export interface ApiTokensSectionProps {
  user: ApiTokensSection_user$key;
  submit: Submit;
}

/** Renders the section, with the newest token first. */
export function ApiTokensSection({ user, submit }: ApiTokensSectionProps) {
  const data = useFragment(
    graphql`
      fragment ApiTokensSection_user on User {
        apiTokens {
          id
          name
          scope
          libraryId
          created
          expires
          lastUsed
        }
        ...useTokenLibraries_user
      }
    `,
    user,
  );
  const { apiTokens } = data;
  const libraries = useTokenLibraries(data);
  const environment = useRelayEnvironment();
  const creating = useQuestion<'create'>();
  const ending = useQuestion<{ id: string; name: string }>();

  return (
    <AccountSection title={texts.title} about={<p>{texts.about}</p>}>
      {apiTokens.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul className={styles.list}>
          {apiTokens.map(({ id, name, scope, libraryId, created, expires, lastUsed }) => (
            <li key={id} className={styles.row}>
              <div className={styles.text}>
                <p className={styles.device}>{name}</p>
                <p className={styles.times}>
                  {scope === 'READ' || scope === 'WRITE' ? texts.scopes[scope] : texts.scopes.other}
                  {'\u00a0· '}
                  {reachOf(libraryId ?? null, libraries)}
                  {'\u00a0· '}
                  <Expiry expires={expires ?? null} />
                  {'\u00a0· '}
                  {lastUsed == null ? (
                    texts.neverUsed
                  ) : (
                    <>
                      {texts.lastUsed}
                      <Moment value={lastUsed} />
                    </>
                  )}
                </p>
              </div>
              <Button
                aria-label={texts.endToken(name, formatMoment(created))}
                onClick={() => {
                  ending.ask({ id, name });
                }}
              >
                {texts.end}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button
          size="lg"
          onPointerEnter={preloadDialog}
          onFocus={preloadDialog}
          onClick={() => {
            creating.ask('create');
          }}
        >
          {texts.add}
        </Button>
      </div>
      {creating.question && (
        <Suspense fallback={null}>
          <ApiTokenDialog
            key={creating.round}
            open={creating.open}
            onClose={creating.close}
            libraries={libraries}
            create={(values, signal) => createApiToken(environment, values, signal)}
          />
        </Suspense>
      )}
      {ending.question && (
        <EndDialog
          key={`end ${ending.round}`}
          open={ending.open}
          token={ending.question}
          submit={submit}
          onClose={ending.close}
        />
      )}
    </AccountSection>
  );
}

/** Renders until when a token works. */
function Expiry({ expires }: { expires: string | null }) {
  // As of when it was first shown. The list is read anew at each visit.
  const [now] = useState(() => Date.now());
  if (expires === null) return texts.neverExpires;
  const isOver = Date.parse(expires) <= now;
  return (
    <>
      {isOver ? texts.expired : texts.expires}
      <Moment value={expires} />
    </>
  );
}

interface EndDialogProps {
  open: boolean;
  token: { id: string; name: string };
  submit: Submit;
  onClose: () => void;
}

function EndDialog({ open, token: { id, name }, submit, onClose }: EndDialogProps) {
  const { title, description, submit: submitLabel, busy, done } = apiTokenTexts.ending;
  return (
    <ConfirmLoginDialog
      open={open}
      title={title(name)}
      description={description}
      submitLabel={submitLabel}
      busyLabel={busy}
      tone="danger"
      input={{ form: 'endApiToken', values: { id } }}
      submit={submit}
      onAccepted={() => {
        onClose();
        toast({ tone: 'success', message: done(name) });
      }}
      onClose={onClose}
    />
  );
}
