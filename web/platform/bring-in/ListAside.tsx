import { Anchor, Checkbox, Stack, Text, Title } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PreviewRow } from '#contract/platform/bring-in.ts'
import { ROW_STATES, type ListKindName, type RowState } from '#domain/bring-in/kinds.ts'
import { useFormat } from '../../format/format.ts'
import { StateBadge } from './StateBadge.tsx'
import classes from './bring-in.module.css'

/** So many faults are named at a time. */
const NAMED = 20

export type Fault = {
  line: number
  /** The column it is corrected in; null where the list has none. */
  column: string | null
  sentence: string
  /** Goes to the cell. */
  onFix: (() => void) | null
}

const countOf = (rows: readonly PreviewRow[], state: RowState): number =>
  rows.filter((row) => row.state === state).length

type ListAsideProps = {
  kind: ListKindName
  rows: readonly PreviewRow[]
  faults: readonly Fault[]
  remembers: boolean
  onRemember: (remembers: boolean) => void
  children: ReactNode
}

/** What the list comes to, what of it is not understood, and what is chosen for all of it. */
export function ListAside(props: ListAsideProps) {
  const { kind, rows, faults, remembers, onRemember, children } = props
  const { t } = useTranslation('bring-in')
  const format = useFormat()
  return (
    <Stack gap="lg" component="aside" className={classes.aside ?? ''}>
      <section>
        <Title order={2} size="h5">
          {t('counts.rows', { count: rows.length })}
        </Title>
        <ul className={classes.counts}>
          {ROW_STATES.map((state) => (
            <li key={state}>
              <StateBadge state={state} />
              <b>{format.number(countOf(rows, state))}</b>
              <span>{t(`counts.${kind}.${state}`)}</span>
            </li>
          ))}
        </ul>
      </section>
      {faults.length > 0 && <Faults faults={faults} />}
      {children}
      <Checkbox
        label={t('remember')}
        checked={remembers}
        onChange={(event) => onRemember(event.currentTarget.checked)}
      />
      <Text size="sm" c="dimmed" className={classes.undoable ?? ''}>
        <IconArrowBackUp size={16} aria-hidden />
        {t('undoable')}
      </Text>
    </Stack>
  )
}

function Faults({ faults }: { faults: readonly Fault[] }) {
  const { t } = useTranslation('bring-in')
  return (
    <section>
      <Title order={2} size="h6">
        {t('faults.title')}
      </Title>
      <Stack gap={8} mt={6} component="ul" className={classes.plain ?? ''}>
        {faults.slice(0, NAMED).map(({ line, column, sentence, onFix }) => (
          <li key={`${line} ${column} ${sentence}`}>
            <Text size="sm">
              <b>
                {column === null
                  ? t('faults.line', { line })
                  : t('faults.row', { line, field: column })}
              </b>{' '}
              {sentence}
            </Text>
            {onFix && (
              <Anchor component="button" type="button" size="sm" onClick={onFix}>
                {t('faults.fix')}
              </Anchor>
            )}
          </li>
        ))}
      </Stack>
      {faults.length > NAMED && (
        <Text size="sm" c="dimmed">
          {t('faults.more', { count: faults.length - NAMED })}
        </Text>
      )}
    </section>
  )
}
