import { Alert, Button, Group, Paper, Progress, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import {
  clubImports,
  stopClubImport,
  undoClubImport,
  takeClubImport,
  type ClubImport,
  type ArchiveContents,
} from '#contract/people/club-data-imports.ts'
import { api, invalidate } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { inBrackets, listSeparator } from '../../format/punctuation.ts'
import { paths } from '../../paths/paths.ts'
import { ProvenButton } from '../own-data/open.ts'
import { PartTable } from './ExportContents.tsx'
import classes from './club-data.module.css'

/** It could not be read or written, for a reason that lies with the server. */
function FailedImport() {
  const { t } = useTranslation('club-data')
  return (
    <Alert color="red" role="alert" title={t('bringIn.failed')}>
      {t('failedText')}
    </Alert>
  )
}

type ContentsProps = { made: ClubImport; contents: ArchiveContents }

/** What is in an archive and what would not come of it, before it is brought in. */
function ImportContents({ made, contents }: ContentsProps) {
  const { t } = useTranslation('club-data')
  const format = useFormat()
  const { id, state, file_name, size } = made
  const params = { id }
  const drop = useMutation({
    mutationFn: () => api(stopClubImport, { params }),
    onSettled: () => invalidate(clubImports),
  })
  const people = contents.parts.find(({ part }) => part === 'people')?.count ?? 0
  return (
    <div className={classes.columns}>
      <section className={classes.main}>
        {state === 'failed' && <FailedImport />}
        <div>
          <Title order={2} size="h4">
            {contents.club}
          </Title>
          <Text size="sm" c="dimmed">
            {t('bringIn.of', {
              file: file_name,
              size: format.bytes(size),
              made: format.within.dateTime(contents.made_at),
            })}
          </Text>
        </div>
        <PartTable label={t('contents')} parts={contents.parts} />
        <Group gap="sm">
          <ProvenButton
            send={(body, options) => api(takeClubImport, { params, body }, options)}
            onDone={() => void invalidate(clubImports)}
          >
            {t('bringIn.take', { count: people, number: format.number(people) })}
          </ProvenButton>
          <Button variant="default" loading={drop.isPending} onClick={() => drop.mutate()}>
            {t('bringIn.other')}
          </Button>
        </Group>
      </section>
      <NotTaken contents={contents} />
    </div>
  )
}

/** What happens to people, and what is not brought in, with the reason. */
function NotTaken({ contents }: Pick<ContentsProps, 'contents'>) {
  const { t } = useTranslation('club-data')
  const format = useFormat()
  const { stays, unknown, files, unseen } = contents
  const counted = (count: number) => ({ count, number: format.number(count) })
  const lines = [
    t('bringIn.people'),
    t('bringIn.secrets'),
    ...stays.map(({ table, count }) => t(`bringIn.stays.${table}`, counted(count))),
    ...(unseen > 0 ? [t('bringIn.unseen', counted(unseen))] : []),
    ...(files.missing > 0 ? [t('bringIn.missing', counted(files.missing))] : []),
    ...(unknown.length > 0 ? [t('bringIn.unknown', { names: unknown.join(listSeparator()) })] : []),
  ]
  return (
    <section>
      <Title order={2} size="h4" mb="xs">
        {t('bringIn.notTaken')}
      </Title>
      <ul className={classes.reasons}>
        {lines.map((line) => (
          <li key={line}>
            <Text size="sm">{line}</Text>
          </li>
        ))}
      </ul>
    </section>
  )
}

const again = () => void invalidate(clubImports)

/** The latest import: how far it is, what is in it, or what became of it. */
export function ImportCard({ made }: { made: ClubImport }) {
  const { t } = useTranslation('club-data')
  switch (made.state) {
    case 'checking':
    case 'taking':
      return <UnderWay made={made} />
    case 'checked':
    case 'failed':
      return made.contents ? (
        <ImportContents made={made} contents={made.contents} />
      ) : (
        <FailedImport />
      )
    case 'done':
      return <BroughtIn made={made} />
    case 'refused':
      return <Refused made={made} />
    case 'stopped':
    case 'ended':
    case 'undone':
      return <Alert color="gray" title={t(`bringIn.${made.state}`)} />
  }
}

function UnderWay({ made: { id, state, progress, file_name, size } }: { made: ClubImport }) {
  const { t } = useTranslation('club-data')
  const format = useFormat()
  const stop = useMutation({
    mutationFn: () => api(stopClubImport, { params: { id } }),
    onSettled: again,
  })
  const title = state === 'checking' ? t('bringIn.checking') : t('bringIn.taking')
  return (
    <Paper withBorder p="md" component="section" aria-label={title}>
      <Stack gap="xs">
        <Group justify="space-between">
          <Group gap="xs">
            <Title order={2} size="h5">
              {title}
            </Title>
            <Text size="sm" c="dimmed">
              {file_name} · {format.bytes(size)}
            </Text>
          </Group>
          <Button variant="default" loading={stop.isPending} onClick={() => stop.mutate()}>
            {t('stop')}
          </Button>
        </Group>
        <Progress value={progress * 100} aria-label={t('bringIn.progress')} />
        <Text size="sm" c="dimmed" role="status">
          <Text span fw={600} c="var(--mantine-color-text)">
            {format.percent(progress * 100)}
          </Text>{' '}
          {t('bringIn.onward')}
        </Text>
      </Stack>
    </Paper>
  )
}

/** Why an archive is not brought in, and where in it that shows. */
function Refused({ made: { refusal, file_name } }: { made: ClubImport }) {
  const { t } = useTranslation('club-data')
  const format = useFormat()
  if (!refusal) return null
  const { reason, place, line } = refusal
  return (
    <Alert color="red" role="alert" title={t('bringIn.refused', { file: file_name })}>
      <Text size="sm">{t(`bringIn.reasons.${reason}`)}</Text>
      {place !== null && (
        <Text size="sm">
          {line === null
            ? t('bringIn.place', { place })
            : t('bringIn.placeLine', { place, line: format.number(line) })}
        </Text>
      )}
      <Text size="sm">{t('bringIn.nothingStays')}</Text>
    </Alert>
  )
}

function BroughtIn({ made: { id, club, left_out, undo_until } }: { made: ClubImport }) {
  const { t } = useTranslation('club-data')
  const format = useFormat()
  if (!club) return null
  const rows = left_out.map(({ table, count }) => `${table}${inBrackets(format.number(count))}`)
  return (
    <Paper withBorder p="md" component="section" aria-label={t('bringIn.done')}>
      <Stack gap="xs" align="flex-start">
        <Title order={2} size="h5">
          {t('bringIn.doneTitle', { club: club.name })}
        </Title>
        <Text size="sm">{t('bringIn.doneText')}</Text>
        {rows.length > 0 && (
          <Text size="sm" c="dimmed">
            {t('bringIn.leftOut', { rows: rows.join(listSeparator()) })}
          </Text>
        )}
        <Group gap="sm">
          <Button component={Link} to={paths.switchClub(club.id)}>
            {t('bringIn.open')}
          </Button>
          {undo_until !== null && (
            <ProvenButton
              variant="default"
              send={(body, options) => api(undoClubImport, { params: { id }, body }, options)}
              onDone={again}
            >
              {t('bringIn.undo')}
            </ProvenButton>
          )}
        </Group>
        {undo_until !== null && (
          <Text size="sm" c="dimmed">
            {t('bringIn.undoText', { until: format.within.dateTime(undo_until) })}
          </Text>
        )}
      </Stack>
    </Paper>
  )
}
