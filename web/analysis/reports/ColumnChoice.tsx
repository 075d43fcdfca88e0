import { ActionIcon, Checkbox, Group, Stack, Text } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { COMPARED, movedColumn, ZONES_COLUMN } from '#domain/reports/columns.ts'
import type { Report } from '#domain/reports/report.ts'
import { usePhone } from '../../ui/use-phone.ts'
import { useAskedReport } from './asked-report.ts'
import classes from './reports.module.css'
import { useFigures } from './use-report-words.ts'

/** Which columns a report shows and in which order: those shown stand first and can be moved. */
export function ColumnChoice({ report }: { report: Report }) {
  const { t } = useTranslation('reports')
  const { columns, query } = useAskedReport()
  const { known, shown, choose } = columns
  const isCompared = query.against !== undefined
  const hidden = known.filter((name) => !shown.includes(name))
  const figures = useFigures(report)
  const labelOf = (name: string) =>
    name === ZONES_COLUMN
      ? t('columns.zones')
      : (figures.find((figure) => figure.name === name)?.label ?? name)
  return (
    <div className={classes.columns ?? ''}>
      {isCompared && <ComparedChoice />}
      <Stack gap={2} role="group" aria-label={t('table.columns', { ns: 'ui' })}>
        <Text fz={13} c="dimmed">
          {t('table.columns', { ns: 'ui' })}
        </Text>
        {shown.map((name) => (
          <Group key={name} gap={2} wrap="nowrap" justify="space-between">
            <Checkbox
              label={labelOf(name)}
              checked
              disabled={shown.length === 1}
              onChange={() => choose(shown.filter((one) => one !== name))}
            />
            <Moves name={name} label={labelOf(name)} />
          </Group>
        ))}
        {hidden.map((name) => (
          <Checkbox
            key={name}
            className={classes.hidden ?? ''}
            label={labelOf(name)}
            checked={false}
            onChange={() => choose([...shown, name])}
          />
        ))}
      </Stack>
    </div>
  )
}

/** Whether each figure has its earlier value, its present one and the change beside each other. */
function ComparedChoice() {
  const { t } = useTranslation('reports')
  const { compared, compare } = useAskedReport().columns
  return (
    <Stack gap={8} pb="sm" role="group" aria-label={t('compared.ofEach')}>
      <Text size="sm" fw={500}>
        {t('compared.ofEach')}
      </Text>
      {COMPARED.map((one) => {
        const isShown = compared.includes(one)
        return (
          <Checkbox
            key={one}
            label={t(`compared.${one}`)}
            checked={isShown}
            disabled={isShown && compared.length === 1}
            onChange={() =>
              compare(COMPARED.filter((each) => compared.includes(each) !== (each === one)))
            }
          />
        )
      })}
    </Stack>
  )
}

/** Moves a column up or down; the button that was pressed keeps the focus where the column goes. */
function Moves({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation('reports')
  const { shown, choose } = useAskedReport().columns
  const size = usePhone() ? 44 : 28
  const place = shown.indexOf(name)
  const pressed = useRef<{ button: HTMLButtonElement; from: number }>(null)
  useEffect(() => {
    if (!pressed.current || pressed.current.from === place) return
    pressed.current.button.focus()
    pressed.current = null
  }, [place])
  const button = (by: 1 | -1, isLast: boolean) => {
    const Arrow = by === 1 ? IconArrowDown : IconArrowUp
    const word = t(by === 1 ? 'columns.down' : 'columns.up', { column: label })
    return (
      <ActionIcon
        variant="subtle"
        size={size}
        aria-label={word}
        title={word}
        aria-disabled={isLast}
        {...(isLast && { 'data-disabled': true, bg: 'transparent' })}
        onClick={({ currentTarget }) => {
          pressed.current = { button: currentTarget, from: place }
          choose(movedColumn(shown, name, by))
        }}
      >
        <Arrow size={16} />
      </ActionIcon>
    )
  }
  return (
    <Group gap={0} wrap="nowrap">
      {button(-1, place === 0)}
      {button(1, place === shown.length - 1)}
    </Group>
  )
}
