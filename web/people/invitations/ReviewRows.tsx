import {
  Alert,
  Anchor,
  Button,
  Group,
  List,
  Progress,
  Stack,
  Text,
  Title,
  Checkbox,
} from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { RowAnswer } from '#contract/people/invitations.ts'
import { isSameSquad, squadNamesOf, type InvitedRow } from '#domain/rules/member-row.ts'
import { paths } from '../../paths/paths.ts'
import { PageState } from '../../ui/PageState.tsx'
import { listSeparator } from '../../format/punctuation.ts'
import { FixRow } from './FixRow.tsx'
import { ReviewedPeople } from './ReviewedPeople.tsx'
import { sendRows, type InviteOptions } from './send-rows.ts'
import { useSquads } from './queries.ts'

type MissingSquadsProps = {
  rows: readonly InvitedRow[]
  shown: boolean
  creating: boolean
  onChange: (creating: boolean) => void
}

/** Offers to create the squads that rows name and the club does not have. */
function MissingSquads({ rows, shown, creating, onChange }: MissingSquadsProps) {
  const { t } = useTranslation('invitations')
  const known = useSquads().map(({ name }) => name)
  const named = rows.flatMap((row) => squadNamesOf(row, known))
  const missing = named.filter(
    (name, index) =>
      !known.some((one) => isSameSquad(one, name)) &&
      named.findIndex((one) => isSameSquad(one, name)) === index,
  )
  if (!shown || missing.length === 0) return null
  return (
    <Checkbox
      label={t('review.squads', { count: missing.length, names: missing.join(listSeparator()) })}
      checked={creating}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}

type ReviewRowsProps = { rows: readonly InvitedRow[]; options: InviteOptions; onCancel: () => void }

/** The number of rows to correct that are on the page at a time. */
const SHOWN = 50

/** Two lines of a list may be equal, so rows are identified by their position. */
const numbered = (rows: readonly InvitedRow[], answers: readonly RowAnswer[]) =>
  rows.flatMap((row, index) => {
    const answer = answers[index]
    return answer ? [{ row, answer }] : []
  })

/** Those who can be added, or are members already. */
const reviewedIn = (rows: readonly InvitedRow[], answers: readonly RowAnswer[]) =>
  numbered(rows, answers)
    .filter(({ answer }) => answer.outcome !== 'refused')
    .map(({ row, answer }) => ({ row, isMember: answer.outcome === 'already-member' }))

/**
 * What would become of each row; the good ones are sent, the others corrected here and checked again.
 */
export function ReviewRows({ rows: given, options, onCancel }: ReviewRowsProps) {
  const { t } = useTranslation('invitations')
  const [rows, setRows] = useState<readonly InvitedRow[]>(given)
  const [answers, setAnswers] = useState<readonly RowAnswer[] | null>(null)
  const [added, setAdded] = useState(0)
  const [progress, setProgress] = useState(0)
  const [createSquads, setCreateSquads] = useState(false)
  const check = useMutation({
    mutationFn: ({ chosen, creating }: { chosen: InviteOptions; creating: boolean }) =>
      sendRows(rows, chosen, { dryRun: true, createSquads: creating, onProgress: setProgress }),
    onMutate: () => setAnswers(null),
    onSuccess: setAnswers,
  })
  const judged = numbered(rows, answers ?? [])
  const of = (outcome: RowAnswer['outcome']) =>
    judged.filter(({ answer }) => answer.outcome === outcome)
  const ready = of('ready').map(({ row }) => row)
  const refused = of('refused')
  const reviewed = useMemo(() => reviewedIn(rows, answers ?? []), [rows, answers])
  const send = useMutation({
    mutationFn: () =>
      sendRows(ready, options, { dryRun: false, createSquads, onProgress: setProgress }),
    onSuccess: (sent) => {
      const taken = sent.filter(
        ({ outcome }) => outcome === 'added' || outcome === 'invited',
      ).length
      const late = numbered(ready, sent).filter(({ answer }) => answer.outcome === 'refused')
      setAdded(added + taken)
      setRows([...refused, ...late].map(({ row }) => row))
      setAnswers([...refused, ...late].map(({ answer }) => answer))
    },
  })
  // Corrected rows stay as they are when another squad, role or language is chosen for all.
  const judge = useEffectEvent((chosen: InviteOptions) => {
    if (rows.length > 0) check.mutate({ chosen, creating: createSquads })
  })
  useEffect(() => judge(options), [options])
  const judgeAgain = (creating: boolean) => check.mutate({ chosen: options, creating })
  const correct = (place: number, row: InvitedRow | null) => {
    const index = rows.findIndex((one) => one === refused[place]?.row)
    setRows(row ? rows.with(index, row) : rows.toSpliced(index, 1))
    if (answers) setAnswers(row ? answers : answers.toSpliced(index, 1))
  }
  const busy = check.isPending || send.isPending
  return (
    <Stack maw={960}>
      {added > 0 && (
        <Alert color="green">
          {t('review.done', { count: added })}{' '}
          <Anchor component={Link} to={paths.clubMembers()}>
            {t('review.members')}
          </Anchor>
        </Alert>
      )}
      {rows.length > 0 && (
        <Title order={2} size="h4">
          {t('review.title')}
        </Title>
      )}
      {busy && <Progressing done={progress} all={send.isPending ? ready.length : rows.length} />}
      {!answers && !busy && check.isError && (
        <PageState state="error" part retry={() => judgeAgain(createSquads)} />
      )}
      {answers && !busy && (
        <>
          <Counts ready={ready.length} refused={refused.length} />
          <MissingSquads
            rows={rows}
            shown={createSquads || refused.some(({ answer }) => answer.errors['squad'])}
            creating={createSquads}
            onChange={(creating) => {
              setCreateSquads(creating)
              judgeAgain(creating)
            }}
          />
          {refused.slice(0, SHOWN).map(({ row, answer }, place) => (
            <FixRow
              key={`${place} ${row.line}`}
              row={row}
              errors={answer.errors}
              onChange={(next) => correct(place, next)}
            />
          ))}
          {refused.length > SHOWN && (
            <Text c="dimmed">{t('review.more', { count: refused.length - SHOWN })}</Text>
          )}
          {reviewed.length > 0 && <ReviewedPeople people={reviewed} options={options} />}
        </>
      )}
      <Group>
        {ready.length > 0 && (
          <Button loading={busy} onClick={() => send.mutate()}>
            {t(options.invite ? 'review.invite' : 'review.add', { count: ready.length })}
          </Button>
        )}
        {refused.length > 0 && (
          <Button variant="default" loading={busy} onClick={() => judgeAgain(createSquads)}>
            {t('review.again')}
          </Button>
        )}
        <Button variant="default" onClick={onCancel}>
          {t('review.cancel')}
        </Button>
      </Group>
    </Stack>
  )
}

function Progressing({ done, all }: { done: number; all: number }) {
  const { t } = useTranslation('invitations')
  return (
    <div role="status">
      <Text size="sm">{t('review.progress', { done, all })}</Text>
      <Progress value={all === 0 ? 0 : (100 * done) / all} aria-hidden />
    </div>
  )
}

function Counts({ ready, refused }: { ready: number; refused: number }) {
  const { t } = useTranslation('invitations')
  return (
    <List>
      {ready > 0 && <List.Item>{t('review.ready', { count: ready })}</List.Item>}
      {refused > 0 && <List.Item>{t('review.fix', { count: refused })}</List.Item>}
    </List>
  )
}
