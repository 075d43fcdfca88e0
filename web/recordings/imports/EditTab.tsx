import { Anchor, Group, Stack, Text, Title, Button } from '@mantine/core'
import { IconArrowLeft, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import type { ActivityEditor } from '#contract/recordings/imports.ts'
import { onOwnClock, shownAmong, shownOf, type Ends } from '#domain/training/shown-clock.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { MarkedCurves } from '../efforts/open.ts'
import { useFormat } from '../../format/format.ts'
import { sentenceGap } from '../../format/punctuation.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { useSession } from '../../planning/session-facts/open.ts'
import type { Band } from '../../ui/charts/bands.ts'
import { elapsed } from '../../ui/charts/time-series.ts'
import { PageState } from '../../ui/PageState.tsx'
import { AssignActivity } from './AssignActivity.tsx'
import { EditList } from './EditList.tsx'
import { EditTools } from './EditTools.tsx'
import { editorQuery } from './queries.ts'
import { RereadOutcome } from './RereadOutcome.tsx'
import { useReread } from './use-reread.ts'
import ui from '../../ui/ui.module.css'

/** Below a recording: its file through today's reader. */
function ReadAgain({ activityId }: { activityId: number }) {
  const { t } = useTranslation('imports')
  const { reread, running, starting, start } = useReread(activityId)
  return (
    <Stack gap="sm" component="section" aria-label={t('again.title')}>
      <Title order={2}>{t('again.title')}</Title>
      <Text size="sm" c="dimmed">
        {t('again.text')}
      </Text>
      <RereadOutcome reread={reread} />
      <Group>
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} />}
          loading={running || starting}
          onClick={start}
        >
          {t('again.start')}
        </Button>
      </Group>
    </Stack>
  )
}

/**
 * One recording of a session: cut, put right and put together with others, and its pieces marked.
 * The file itself stays as it is.
 */
export function EditTab() {
  const { t } = useTranslation('imports')
  const session = useSession()
  const id = Number(useParams()['fileId'])
  const known = Number.isSafeInteger(id) && id > 0
  const asked = useQuery({ ...editorQuery(id), enabled: known })
  const { data, error } = asked
  const missing =
    !known || (error instanceof ApiProblem && (error.status === 404 || error.status === 409))
  return (
    <Stack gap="lg">
      <Anchor component={Link} to={paths.sessionImports(session.id)} mih={44}>
        <Group gap={6}>
          <IconArrowLeft size={18} aria-hidden />
          {t('edit.back')}
        </Group>
      </Anchor>
      {missing && <PageState state="not-found" part text={t('edit.gone')} />}
      {!missing && !data && <Waiting for={asked} rows={10} part />}
      {data && !missing && <Editor key={id} editor={data.data} />}
    </Stack>
  )
}

function Editor({ editor }: { editor: ActivityEditor }) {
  const { t } = useTranslation('imports')
  const [ownRest, setOwnRest] = useState<Ends | null>(null)
  const { activity, edits } = editor
  const shown = shownOf(edits, activity.elapsed_time)
  const rest = ownRest && (shownAmong([ownRest], shown)[0] ?? null)
  const setRest = (ends: Ends | null) => setOwnRest(ends && onOwnClock(ends, shown))
  const band: Band | null = rest && {
    key: 'rest',
    label: t('edit.keep'),
    ...rest,
    tone: 'rest',
    movable: true,
  }
  if (activity.merged_into !== null) return <PartOfAnother editor={editor} />
  return (
    <>
      <Head editor={editor} />
      <MarkedCurves
        activityId={activity.id}
        sportId={activity.sport_id}
        shown={shown}
        band={band}
        onBand={setRest}
      >
        {(at) => (
          <Stack gap="lg">
            <EditTools editor={editor} at={at} rest={rest} onRest={setRest} />
            <EditList editor={editor} />
            <AssignActivity editor={editor} />
            <ReadAgain activityId={activity.id} />
          </Stack>
        )}
      </MarkedCurves>
    </>
  )
}

function Head({ editor }: { editor: ActivityEditor }) {
  const format = useFormat()
  const { activity, full_name, file, device } = editor
  const figures = [
    activity.start_time === null ? null : format.dateTime(activity.start_time),
    activity.distance === null ? null : format.distance(activity.distance),
    activity.elapsed_time === null ? null : elapsed(activity.elapsed_time),
    device,
  ]
  return (
    <div>
      <Title order={2} style={{ overflowWrap: 'anywhere' }}>
        {full_name} · {file}
      </Title>
      <Text size="sm" c="dimmed" className={ui.tabular}>
        {figures.filter((figure) => figure !== null && figure !== '').join(' · ')}
      </Text>
    </div>
  )
}

function PartOfAnother({ editor }: { editor: ActivityEditor }) {
  const { t } = useTranslation('imports')
  const session = useSession()
  const { activity } = editor
  return (
    <>
      <Head editor={editor} />
      <Text>
        {t('edit.partOf')}
        {sentenceGap()}
        <Anchor
          component={Link}
          underline="always"
          to={paths.editImport(session.id, activity.crew_id, activity.merged_into ?? 0)}
        >
          {t('edit.toWhole')}
        </Anchor>
      </Text>
    </>
  )
}
