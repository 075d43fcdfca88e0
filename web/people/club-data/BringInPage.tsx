import { Text, Alert, Progress, Stack } from '@mantine/core'
import { useQuery, useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import {
  clubImports,
  startClubImport,
  type ClubImport,
} from '#contract/people/club-data-imports.ts'
import { query, invalidate } from '../../api/api.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { Page } from '../../ui/Page.tsx'
import { upload } from '../../api/upload.ts'
import { useFormat } from '../../format/format.ts'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { DataTabs } from './DataTabs.tsx'
import { ImportCard } from './ImportCard.tsx'
import classes from './club-data.module.css'

/** Takes the file of an export and sends it to the server. */
function SendArchive() {
  const { t } = useTranslation('club-data')
  const format = useFormat()
  const [share, setShare] = useState(0)
  const send = useMutation({
    mutationFn: (file: File) => upload(startClubImport, { upload: {}, file }, setShare),
    onMutate: () => setShare(0),
    onSettled: () => invalidate(clubImports),
    // What is wrong stands at the place where the file was chosen.
    onError: () => {},
  })
  return (
    <Stack gap="sm">
      <FileDrop
        multiple={false}
        accept={['.zip']}
        hint={t('bringIn.hint')}
        busy={send.isPending}
        onFiles={([file]) => file && send.mutate(file)}
      />
      {send.isPending && (
        <div>
          <Progress value={share * 100} aria-label={t('bringIn.sending')} />
          <Text size="sm" c="dimmed" mt={4} role="status">
            {t('bringIn.sending')} {format.percent(share * 100)}
          </Text>
        </div>
      )}
      {send.error && (
        <Alert color="red" role="alert">
          {send.error.message}
        </Alert>
      )}
    </Stack>
  )
}

const IMPORT_STEPS = ['file', 'contents', 'take'] as const
type ImportStep = (typeof IMPORT_STEPS)[number]

/** The steps of an import, with the one that somebody is at. */
function ImportSteps({ at }: { at: ImportStep }) {
  const { t } = useTranslation('club-data')
  const current = IMPORT_STEPS.indexOf(at)
  return (
    <ol className={classes.steps} aria-label={t('bringIn.steps.label')}>
      {IMPORT_STEPS.map((step, index) => (
        <li key={step} aria-current={step === at ? 'step' : undefined}>
          <span className={classes.step} aria-hidden>
            {index < current ? <IconCheck size={14} /> : index + 1}
          </span>
          {t(`bringIn.steps.${step}`)}
        </li>
      ))}
    </ol>
  )
}

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
