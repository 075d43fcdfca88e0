import { Button, Group, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  clubImports,
  stopClubImport,
  takeClubImport,
  type ArchiveContents,
  type ClubImport,
} from '#contract/people/club-data-imports.ts'
import { api, invalidate } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { listSeparator } from '../../format/punctuation.ts'
import { ProvenButton } from '../own-data/open.ts'
import classes from './club-data.module.css'
import { PartTable } from './ExportContents.tsx'
import { FailedImport } from './FailedImport.tsx'

type ContentsProps = { made: ClubImport; contents: ArchiveContents }

/** What is in an archive and what would not come of it, before it is brought in. */
export function ImportContents({ made, contents }: ContentsProps) {
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
