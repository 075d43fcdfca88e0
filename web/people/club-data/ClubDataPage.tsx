import { Button } from '@mantine/core'
import { IconFileZip } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  clubExports,
  startClubExport,
  type ClubData,
  type ClubExport,
} from '#contract/people/club-data.ts'
import { api, invalidate, query } from '../../api/api.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { Page } from '../../ui/Page.tsx'
import classes from './club-data.module.css'
import { DataTabs } from './DataTabs.tsx'
import { ExportCard } from './ExportCard.tsx'
import { ExportContents } from './ExportContents.tsx'
import { FormerExports } from './FormerExports.tsx'

const ASK_EVERY_MS = 2000
const isBeingMade = ({ state }: ClubExport) => state === 'queued' || state === 'running'

/** Everything the club has stored, as one file: what is in it, making it, and those made before. */
export function ClubDataPage() {
  const { t } = useTranslation('club-data')
  const asked = useQuery({
    ...query(clubExports),
    refetchInterval: ({ state }) =>
      state.data?.data.exports.some(isBeingMade) ? ASK_EVERY_MS : false,
  })
  const start = useMutation({
    mutationFn: () => api(startClubExport),
    onSettled: () => invalidate(clubExports),
  })
  const data = asked.data?.data
  const busy = data?.exports.some(isBeingMade) ?? true
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      tabs={<DataTabs />}
      action={
        <Button
          leftSection={<IconFileZip size={18} aria-hidden />}
          disabled={busy}
          loading={start.isPending}
          onClick={() => start.mutate()}
        >
          {t('make')}
        </Button>
      }
    >
      {data ? <Exports data={data} /> : <Waiting for={asked} rows={8} />}
    </Page>
  )
}

function Exports({ data: { exports, parts, unseen, plan } }: { data: ClubData }) {
  const [latest, ...former] = exports
  const isShown = latest !== undefined && latest.state !== 'ended'
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        {isShown && <ExportCard made={latest} />}
        <ExportContents
          parts={parts}
          written={latest && isBeingMade(latest) ? latest.parts : []}
          unseen={unseen}
        />
      </div>
      <FormerExports exports={isShown ? former : exports} plan={plan} />
    </div>
  )
}
