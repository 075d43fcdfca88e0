import { Anchor, Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { getImport, type Import } from '#contract/recordings/imports.ts'
import { canUploadFor } from '#domain/rules/imports.ts'
import { recordedTime } from '#domain/training/score-figures.ts'
import { query } from '../../api/api.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { useFormat } from '../../format/format.ts'
import { useSportName } from '../../lookups/queries.ts'
import { paths } from '../../paths/paths.ts'
import { useViewer } from '../../shell/viewer.ts'
import { elapsed } from '../../ui/charts/time-series.ts'
import { AnswerDate } from './AnswerDate.tsx'
import { AskSeat } from './AskSeat.tsx'
import { AssignImport } from './AssignImport.tsx'
import { FileNotes } from './FileNotes.tsx'
import { FileRow, type FileLook } from './FileRow.tsx'
import { ImportActions } from './ImportActions.tsx'
import { asksForSession, isUnderWay, POLL_MS, stateOf } from './import-states.ts'
import classes from './imports.module.css'
import { LeftOutFiles } from './LeftOutFiles.tsx'
import { OpenCurves } from './OpenCurves.tsx'
import { SessionFromImport } from './SessionFromImport.tsx'
import { useAssignImport } from './use-assign-import.ts'
import ui from '../../ui/ui.module.css'

type Shown = {
  /** The session whose files are listed. */
  sessionId?: number
  /** Uploaded once more just now. */
  duplicate?: boolean
  withPerson?: boolean
}

export const importQuery = (id: number) => query(getImport, { params: { id } }, { own: [404] })

const isDeleted = (error: unknown) => error instanceof ApiProblem && error.status === 404

/** A received file, followed until the server is through with it. */
export function ReceivedFile({
  id,
  name,
  size,
  ...shown
}: Shown & { id: number; name: string; size: number }) {
  const { t } = useTranslation('imports')
  const { data, error } = useQuery({
    ...importQuery(id),
    refetchInterval: ({ state }) =>
      isUnderWay(state.data?.data) && !isDeleted(state.error) ? POLL_MS : false,
  })
  if (isDeleted(error)) return null
  return data ? (
    <ImportRow item={data.data} sent={name} {...shown} />
  ) : (
    <FileRow name={name} size={size} look="moving" state={t('states.queued')} />
  )
}

/** An import and what it held. */
export function ImportRow({
  item,
  sent,
  sessionId,
  duplicate = false,
  withPerson = false,
}: Shown & { item: Import; sent?: string }) {
  const { t } = useTranslation('imports')
  const state = stateOf(item)
  const elsewhere =
    sessionId !== undefined && item.session_id !== null && item.session_id !== sessionId
  return (
    <FileRow
      name={item.file.name}
      size={item.file.size}
      look={lookOf(item)}
      state={t(`states.${state}`)}
      {...(state === 'reading' && { share: item.progress })}
      {...(withPerson && { person: item.full_name })}
      action={<ImportActions item={item} />}
    >
      {duplicate && (
        <Text size="sm">
          {sent && sent !== item.file.name
            ? t('duplicateIn', { name: sent, file: item.file.name })
            : t('duplicate')}
        </Text>
      )}
      {item.message && <Text size="sm">{item.message}</Text>}
      <ResultLines item={item} />
      {elsewhere && item.activities.length > 0 && (
        <AttachHere importId={item.id} sessionId={sessionId} text={t('inOtherSession')} />
      )}
      {item.question && <AnswerDate id={item.id} question={item.question} />}
      {!item.question && asksForSession(item) && item.activities.length > 0 && (
        <WithoutSession item={item} {...(sessionId !== undefined && { sessionId })} />
      )}
      <LeftOutFiles groups={item.left_out} />
      <FileNotes activities={item.activities} />
      <AskSeat item={item} />
    </FileRow>
  )
}

function lookOf(item: Import): FileLook {
  if (isUnderWay(item)) return 'moving'
  if (asksForSession(item)) return 'asking'
  return item.state === 'failed' ? 'failed' : 'done'
}

/** A season holds hundreds: that many are shown, the rest counted until one asks for them. */
const SHOWN = 6

function ResultLines({ item }: { item: Import }) {
  const { t } = useTranslation('imports')
  const [all, setAll] = useState(false)
  const activities = item.activities.filter(({ merged_into }) => merged_into === null)
  const rest = activities.length - SHOWN
  const folded = rest > 1 && !all
  return (
    <>
      {activities.slice(0, folded ? SHOWN : activities.length).map((activity) => (
        <ResultLine
          key={activity.id}
          item={item}
          activity={activity}
          several={activities.length > 1}
        />
      ))}
      {folded && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.more}
          onClick={() => setAll(true)}
        >
          {t('furtherActivities', { count: rest })}
        </Button>
      )}
    </>
  )
}

type ResultLineProps = {
  item: Import
  activity: Import['activities'][number]
  /** Its file holds several, so this one is labelled with its time and kind. */ several: boolean
}

/**
 * "Fri 20 Nov 06:00 · Rowing · Technique: 2,000 m · 8:57 · HR 149 avg", and the way to the rest.
 */
function ResultLine({ item, activity, several }: ResultLineProps) {
  const { t } = useTranslation('imports')
  const viewer = useViewer()
  const format = useFormat()
  const sportName = useSportName()
  const which = [
    activity.start_time === null ? null : format.dateTime(activity.start_time),
    sportName(activity.sport_id),
    activity.session_name,
  ]
  const seconds = recordedTime(activity)
  const figures = [
    activity.distance === null ? null : format.distance(activity.distance),
    seconds === null ? null : elapsed(seconds),
    activity.heart_rate_avg === null
      ? null
      : t('heartRate', { value: format.number(activity.heart_rate_avg) }),
  ]
  return (
    <div className={classes.result}>
      {several && (
        <Text span size="sm" fw={500} className={ui.tabular}>
          {which.filter((word) => word !== null && word !== '').join(' · ')}
        </Text>
      )}
      <Text span size="sm" className={ui.tabular}>
        {figures.filter((figure) => figure !== null).join(' · ')}
      </Text>
      {activity.session_id !== null && (
        <Anchor
          component={Link}
          size="sm"
          to={paths.sessionResults(activity.session_id, { activity: activity.id })}
        >
          {t('open')}
        </Anchor>
      )}
      {activity.session_id !== null && canUploadFor(viewer, item.user_id) && (
        <Anchor
          component={Link}
          size="sm"
          to={paths.editImport(activity.session_id, activity.crew_id, activity.id)}
        >
          {t('actions.edit')}
        </Anchor>
      )}
      {activity.session_id === null && item.state === 'done' && (
        <>
          <Text span size="sm" c="dimmed">
            {t('waiting.ignored')}
          </Text>
          <OpenCurves item={item} activity={activity} />
        </>
      )}
    </div>
  )
}

/** A file that found no session: it can go to one, become one, or stay without. */
function WithoutSession({ item, sessionId }: { item: Import; sessionId?: number }) {
  const { t } = useTranslation('imports')
  return (
    <>
      {sessionId === undefined ? (
        <AssignImport item={item} />
      ) : (
        <AttachHere importId={item.id} sessionId={sessionId} text={t('inNoSession')} />
      )}
      <SessionFromImport item={item} />
    </>
  )
}

type AttachHereProps = { importId: number; sessionId: number; text: string }

/** Where the file is now, and the way into the session on the page. */
function AttachHere({ importId, sessionId, text }: AttachHereProps) {
  const { t } = useTranslation('imports')
  const { mutate, isPending } = useAssignImport(importId)
  return (
    <div className={classes.result}>
      <Text size="sm">{text}</Text>
      <Button size="xs" variant="default" loading={isPending} onClick={() => mutate(sessionId)}>
        {t('assign.here')}
      </Button>
    </div>
  )
}
