import { ActionIcon, Button, Stack, Text } from '@mantine/core'
import { IconPlus, IconTimeline } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useParams } from 'react-router'
import {
  comparison,
  comparisonCsv,
  exportComparison,
  type ShownComparison,
} from '#contract/analysis/comparison.ts'
import { download, query } from '../../api/api.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { useFormat } from '../../format/format.ts'
import { orNothing } from '../../load/or-nothing.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { OtherClub } from '../../people/clubs/open.ts'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { useSearchParam } from '../../ui/use-search-param.ts'
import { FilesMenu, PaperMark } from '../reports/open.ts'
import type { LineLook } from '../../ui/LineSample.tsx'
import { INK, SEAT_COLOURS } from '../../ui/theme-colours.ts'
import { askedIn } from './comparison-address.ts'
import { ComparedLines } from './ComparedLines.tsx'
import { ComparedSplits } from './ComparedSplits.tsx'
import { namedLines, type NamedLine } from './compared-names.ts'
import { ComparisonFields } from './ComparisonFields.tsx'
import { keepComparison } from './last-comparison.ts'

/**
 * A colour for each session, so that its recordings belong together; of one session a colour for
 * each recording. The dashes tell every line from all others.
 */
function looksOf(lines: readonly Pick<NamedLine, 'session_id'>[]): LineLook[] {
  const sessions = [...new Set(lines.map(({ session_id }) => session_id))]
  return lines.map(({ session_id }, index) => {
    const place = sessions.length > 1 ? sessions.indexOf(session_id) : index
    return { colour: SEAT_COLOURS[place % SEAT_COLOURS.length] ?? INK, dash: index }
  })
}

// The drawing libraries are fetched while the answer is on its way.
const OverlaidCurves = lazy(() =>
  orNothing(import('./OverlaidCurves.tsx').then((module) => ({ default: module.OverlaidCurves }))),
)

const FILES = { workbook: exportComparison, csv: comparisonCsv } as const

/** Recordings of the session in the address, and of others beside it, over each other. */
export function RecordingsComparedPage() {
  const { t } = useTranslation('comparison')
  const params = useParams()
  const id = Number(params['id'])
  const { pathname, search: address } = useLocation()
  const [search, choose] = useSearchParam()
  const asked = useMemo(() => askedIn(search), [search])
  const parts = { params: { id }, query: asked }
  const found = useQuery({
    // That it belongs to another club is shown on the page itself.
    ...query(comparison, parts, { own: [409] }),
    placeholderData: keepPreviousData,
  })
  const isKnown = found.data !== undefined && !found.isPlaceholderData
  useEffect(() => {
    if (isKnown) keepComparison(`${pathname}${address}`)
  }, [isKnown, pathname, address])
  const problem = found.error instanceof ApiProblem ? found.error : null
  if (problem?.code === 'other_club' && problem.clubId !== undefined)
    return (
      <Page title={t('title')}>
        <OtherClub clubId={problem.clubId} title={t('otherClub')} />
      </Page>
    )
  const shown = found.data?.data
  if (!shown)
    return (
      <Page title={t('title')}>
        <Waiting for={found} rows={10} title={t('failed')} />
      </Page>
    )
  const { sessions, lines } = shown
  const names = [...new Set(sessions.map(({ name }) => name))]
  return (
    <Page
      title={t('title')}
      subtitle={names.join(' · ')}
      crumb={{
        to: paths.reportComparison(),
        label: t('screens.reportComparison', { ns: 'common' }),
      }}
      action={
        <>
          <AddSession comparison={shown} />
          {lines.length > 0 && (
            <FilesMenu canPrint onTake={(file) => download(FILES[file], parts)} />
          )}
        </>
      }
      tabs={<PaperMark />}
      filters={<ComparisonFields comparison={shown} onChange={choose} />}
    >
      <Compared comparison={shown} onChange={choose} />
    </Page>
  )
}

type Shown = { comparison: ShownComparison }

/** To the list of sessions, with these ticked. */
function AddSession({ comparison: { sessions } }: Shown) {
  const { t } = useTranslation('comparison')
  const ids = sessions.map(({ session_id }) => session_id).join(',')
  const to = paths.reportComparison({ sessions: ids })
  if (usePhone())
    return (
      <ActionIcon component={Link} to={to} variant="default" aria-label={t('add')} title={t('add')}>
        <IconPlus size={18} />
      </ActionIcon>
    )
  return (
    <Button component={Link} to={to} variant="default" leftSection={<IconPlus size={18} />}>
      {t('add')}
    </Button>
  )
}

type ComparedProps = Shown & { onChange: (part: Record<string, string | null>) => void }

function Compared({ comparison: shown, onChange }: ComparedProps) {
  const { t } = useTranslation('comparison')
  const format = useFormat()
  const lines = useMemo(() => namedLines(shown, format.day), [shown, format])
  const looks = useMemo(() => looksOf(lines), [lines])
  return (
    <Stack gap="xl">
      {shown.missing > 0 && <Text size="sm">{t('missing', { count: shown.missing })}</Text>}
      <ComparedLines comparison={shown} lines={lines} looks={looks} onChange={onChange} />
      {lines.length === 0 ? (
        <PageState
          state="empty"
          icon={<IconTimeline />}
          title={t('nothing')}
          text={t('nothingText')}
        />
      ) : (
        <>
          <Suspense fallback={<PageState state="loading" rows={10} />}>
            <OverlaidCurves comparison={shown} lines={lines} looks={looks} />
          </Suspense>
          <ComparedSplits lines={lines} />
        </>
      )}
    </Stack>
  )
}
