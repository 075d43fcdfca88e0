import { Button, Group, Stack, Text, TextInput, UnstyledButton } from '@mantine/core'
import { IconAlertTriangle, IconChevronDown, IconChevronUp, IconPlus } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { COLUMNS } from './race-rows.ts'
import classes from './races.module.css'
import { useRaceCells, type LineProps } from './use-race-cells.ts'

type CardProps = LineProps & { open: boolean; onToggle: () => void }

/** One race of the programme on a phone: its line, and below it its fields once it is opened. */
export function RaceCard({ open, onToggle, ...line }: CardProps) {
  const { t } = useTranslation('races')
  const id = useId()
  const { row, index, sheet } = line
  const { name, cell, remove, isWrong } = useRaceCells(line)
  const textsOf = (columns: readonly (typeof COLUMNS)[number][]) =>
    columns.map((column) => cell(column).value).filter((text) => text !== '')
  const title = textsOf(['number', 'start', 'class', 'name']).join(' · ')
  const result = textsOf(['starter', 'place', 'result', 'status']).join(' · ')
  const isNew = row.race === null && title === '' && result === ''
  const Chevron = open ? IconChevronUp : IconChevronDown
  return (
    <li className={classes.card}>
      <UnstyledButton
        className={classes.cardHead ?? ''}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        {isNew && !open && <IconPlus size={18} aria-hidden />}
        <Stack gap={0} flex={1} miw={0}>
          <Text fw={500}>{isNew ? t('sheet.add') : title || name}</Text>
          {result !== '' && (
            <Text size="sm" c="dimmed">
              {result}
            </Text>
          )}
        </Stack>
        {isWrong && <IconAlertTriangle size={18} aria-label={t('sheet.wrong')} />}
        {(!isNew || open) && <Chevron size={18} aria-hidden />}
      </UnstyledButton>
      <div id={id} role="group" aria-label={title || name} hidden={!open}>
        {open && (
          <Stack gap="sm" pb="md">
            <div className={classes.cardFields}>
              {COLUMNS.map((column, x) => {
                const { value, list, said } = cell(column)
                return (
                  <TextInput
                    key={column}
                    label={t(`columns.${column}`)}
                    {...(list !== undefined && { list })}
                    autoComplete="off"
                    value={value}
                    error={said}
                    wrapperProps={WIDE.has(column) ? { 'data-wide': true } : {}}
                    onChange={(event) => sheet.write(index, x, [[event.currentTarget.value]])}
                  />
                )
              })}
            </div>
            {!isNew && (
              <Group>
                <Button variant="subtle" color="red" onClick={() => void remove()}>
                  {t('sheet.delete')}
                </Button>
              </Group>
            )}
          </Stack>
        )}
      </div>
    </li>
  )
}

const WIDE: ReadonlySet<string> = new Set(['name', 'starter', 'note'])
