import { Button, NativeSelect, Stack } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Session } from '#contract/planning/sessions.ts'
import { startImport } from '#contract/recordings/imports.ts'
import type { Recording } from '#contract/recordings/telemetry.ts'
import { seesRestrictedResults } from '#domain/rules/sessions.ts'
import { useFormat } from '../../format/format.ts'
import { OarsIcon } from '../../lookups/OarsIcon.tsx'
import { paths } from '../../paths/paths.ts'
import { UnreleasedResults, useSession } from '../../planning/session-facts/open.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { telemetryQuery } from './queries.ts'
import { RecordingView } from './RecordingView.tsx'
import { useTelemetrySearch } from './use-telemetry-search.ts'

/** What sensors at the oars recorded in this session, a boat at a time. */
export function TelemetryTab() {
  const session = useSession()
  const [search, change] = useTelemetrySearch()
  const asked = useQuery(telemetryQuery(session.id))
  const { data } = asked
  if (!data) return <Waiting for={asked} rows={10} />
  const { recordings } = data.data
  const [first] = recordings
  const shown = recordings.find(({ activity_id }) => activity_id === search.recording) ?? first
  if (!shown) return <NoRecordings session={session} />
  return (
    <Stack gap="lg">
      {recordings.length > 1 && (
        <RecordingChoice
          recordings={recordings}
          value={shown.activity_id}
          onChange={(recording) =>
            change({ recording, seats: null, span: null, stroke: null, standards: new Map() })
          }
        />
      )}
      <RecordingView key={shown.activity_id} recording={shown} session={session} />
    </Stack>
  )
}

type RecordingChoiceProps = {
  recordings: readonly Recording[]
  value: number
  onChange: (id: number) => void
}

function RecordingChoice({ recordings, value, onChange }: RecordingChoiceProps) {
  const { t } = useTranslation('telemetry')
  const format = useFormat()
  const nameOf = ({ crew, full_name, start_time }: Recording) =>
    [
      crew?.name ?? t('unnamed', { name: full_name }),
      ...(start_time === null ? [] : [format.time(start_time)]),
    ].join(' · ')
  return (
    <NativeSelect
      label={t('recording')}
      maw={420}
      value={String(value)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      data={recordings.map((recording) => ({
        value: String(recording.activity_id),
        label: nameOf(recording),
      }))}
    />
  )
}

function NoRecordings({ session }: { session: Session }) {
  const { t } = useTranslation('telemetry')
  const viewer = useViewer()
  const add = can(startImport.access, viewer) && (
    <Button
      component={Link}
      to={paths.sessionImports(session.id)}
      leftSection={<IconFileUpload size={18} />}
      mt="sm"
    >
      {t('upload')}
    </Button>
  )
  if (session.restricted_view && !seesRestrictedResults(viewer))
    return <UnreleasedResults action={add} />
  return (
    <PageState
      state="empty"
      icon={<OarsIcon size={32} />}
      title={t('empty')}
      text={t('emptyText')}
      action={add}
    />
  )
}
