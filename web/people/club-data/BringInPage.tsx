import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { clubImports, type ClubImport } from '#contract/people/club-data-imports.ts'
import { query } from '../../api/api.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { Page } from '../../ui/Page.tsx'
import { DataTabs } from './DataTabs.tsx'
import { ImportCard } from './ImportCard.tsx'
import { ImportSteps, type ImportStep } from './ImportSteps.tsx'
import { SendArchive } from './SendArchive.tsx'

const ASK_EVERY_MS = 1500
const isUnderWay = ({ state }: ClubImport) => state === 'checking' || state === 'taking'

/** Which of the three steps an import is at; the first where nothing is under way. */
const STEPS: Readonly<Record<ClubImport['state'], ImportStep>> = {
  checking: 'file',
  checked: 'contents',
  taking: 'take',
  failed: 'contents',
  done: 'take',
  refused: 'file',
  stopped: 'file',
  ended: 'file',
  undone: 'file',
}
/** Another archive may be sent. */
const isOver = ({ state, contents }: ClubImport) =>
  OVER.includes(state) || (state === 'failed' && contents === null)
const OVER: readonly ClubImport['state'][] = ['done', 'refused', 'stopped', 'ended', 'undone']

/** An export that comes back as a new club, in three steps. */
export function BringInPage() {
  const { t } = useTranslation('club-data')
  const asked = useQuery({
    ...query(clubImports),
    refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? ASK_EVERY_MS : false),
  })
  return (
    <Page title={t('title')} subtitle={t('bringIn.subtitle')} tabs={<DataTabs />}>
      {asked.data ? <Imports imports={asked.data.data} /> : <Waiting for={asked} rows={6} />}
    </Page>
  )
}

function Imports({ imports: [latest] }: { imports: readonly ClubImport[] }) {
  const { t } = useTranslation('club-data')
  return (
    <>
      <ImportSteps at={latest ? STEPS[latest.state] : 'file'} />
      {latest && <ImportCard made={latest} />}
      {(latest === undefined || isOver(latest)) && (
        <>
          <Text maw="65ch">{t('bringIn.text')}</Text>
          <SendArchive />
        </>
      )}
    </>
  )
}
