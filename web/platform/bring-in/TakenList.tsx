import { Anchor, Button, Group, Paper, Stack, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ListKindName } from '#domain/bring-in/kinds.ts'
import type { Sheet } from '#domain/sheets/sheet.ts'
import { csvOf } from '#domain/sheets/write-csv.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { useObjectUrl } from '../../ui/use-object-url.ts'
import { UndoButton } from './UndoButton.tsx'

export type Taken = { id: number | null; added: number; filled: number; left_out: number }

export type Outcome = {
  sheet: Sheet
  /** The lines of the rows that stayed out. */
  left: ReadonlySet<number>
  taken: Taken
}

type TakenListProps = Outcome & {
  kind: ListKindName
  file: string
  /** Where what was taken in is seen. */
  to: string
  onOther: () => void
}

/** What came of a list: what was added, what stayed out, and the way back. */
export function TakenList({ kind, file, sheet, left, taken, to, onOther }: TakenListProps) {
  const { t } = useTranslation('bring-in')
  const { id, added, filled, left_out } = taken
  return (
    <Paper withBorder p="md" maw={640}>
      <Stack gap="sm" align="flex-start">
        <Stack gap={2} role="status">
          <Text fw={600}>
            {id === null ? t('taken.nothing') : t(`taken.${kind}`, { count: added })}
          </Text>
          {filled > 0 && <Text size="sm">{t('taken.filled', { count: filled })}</Text>}
          {left_out > 0 && <Text size="sm">{t('taken.leftOut', { count: left_out })}</Text>}
        </Stack>
        {left.size > 0 && <LeftRows sheet={sheet} left={left} />}
        <Group gap="sm">
          <Button component={Link} to={to}>
            {t(`taken.view.${kind}`)}
          </Button>
          {id !== null && <UndoButton id={id} file={file} />}
          <Button variant="default" size="compact-md" onClick={onOther}>
            {t('file.other')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}

function LeftRows({ sheet, left }: { sheet: Sheet; left: ReadonlySet<number> }) {
  const { t } = useTranslation('bring-in')
  const file = useMemo(() => {
    const rows = sheet.rows.filter(({ line }) => left.has(line)).map(({ cells }) => cells)
    const text = csvOf([sheet.columns, ...rows], currentLanguage())
    return new Blob([text], { type: 'text/csv;charset=utf-8' })
  }, [sheet, left])
  const url = useObjectUrl(file)
  return url === null ? null : (
    <Anchor href={url} download={`${t('taken.file')}.csv`} size="sm">
      {t('taken.save')}
    </Anchor>
  )
}
