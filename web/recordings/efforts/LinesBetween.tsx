import { ActionIcon, Fieldset, Group, Stack } from '@mantine/core'
import { IconArrowUp, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LONGEST_LINE_NAME } from '#domain/rules/courses.ts'
import { useFormat } from '../../format/format.ts'
import { TextField } from '../../form/TextFields.tsx'
import type { Place } from '../../ui/map/open-map.ts'
import { withEarlier, withEnd, type DrawnLine } from './drawn-lines.ts'
import { EndFields } from './EndFields.tsx'

type LinesBetweenProps = {
  lines: readonly DrawnLine[]
  onChange: (lines: readonly DrawnLine[]) => void
  /** What is wrong at a path such as `lines.0.name`. */
  errorAt: (path: string) => string | undefined
  /** Where an end is until it is set. */
  centre: Place
}

/** The lines between start and finish, in the order in which boats cross them. */
export function LinesBetween({ lines, onChange, errorAt, centre }: LinesBetweenProps) {
  return lines.map((line, index) => (
    <LineFields
      key={line.key}
      number={index + 1}
      line={line}
      centre={centre}
      nameError={errorAt(`lines.${index}.name`)}
      error={errorAt(`lines.${index}`)}
      onChange={(part) => onChange(lines.with(index, { ...line, ...part }))}
      onEarlier={() => index > 0 && onChange(withEarlier(lines, index))}
      onRemove={() => onChange(lines.toSpliced(index, 1))}
    />
  ))
}

const ENDS = ['endA', 'endB'] as const
const TOUCHED = 44
const EXAMPLE_M = 500

type LineFieldsProps = Pick<LinesBetweenProps, 'centre'> & {
  number: number
  line: DrawnLine
  nameError: string | undefined
  error: string | undefined
  onChange: (part: Partial<DrawnLine>) => void
  onEarlier: () => void
  onRemove: () => void
}

function LineFields({ number, line, centre, nameError, error, ...does }: LineFieldsProps) {
  const { t } = useTranslation('efforts')
  const format = useFormat()
  const title = t('lines.nth', { number })
  const isFirst = number === 1
  return (
    <Fieldset legend={title}>
      <Stack gap="sm">
        <Group gap="xs" align="flex-end" wrap="nowrap">
          <TextField
            label={t('lines.name')}
            placeholder={format.distance(EXAMPLE_M)}
            maxLength={LONGEST_LINE_NAME}
            required
            flex={1}
            value={line.name}
            error={nameError}
            onChange={(name) => does.onChange({ name })}
          />
          <ActionIcon
            size={TOUCHED}
            variant="subtle"
            color="gray"
            aria-label={t('lines.earlier', { number })}
            title={t('lines.earlier', { number })}
            aria-disabled={isFirst}
            {...(isFirst && { 'data-disabled': true, bg: 'transparent' })}
            onClick={does.onEarlier}
          >
            <IconArrowUp size={20} />
          </ActionIcon>
          <ActionIcon
            size={TOUCHED}
            variant="subtle"
            color="gray"
            aria-label={t('lines.remove', { number })}
            title={t('lines.remove', { number })}
            onClick={does.onRemove}
          >
            <IconTrash size={20} />
          </ActionIcon>
        </Group>
        {ENDS.map((end, index) => (
          <EndFields
            key={end}
            label={t(`lines.${end}`)}
            line={title}
            place={line.points[index]}
            error={index === 0 && nameError === undefined ? error : undefined}
            onChange={(change) =>
              does.onChange({ points: withEnd(line.points, { index, change, centre }) })
            }
          />
        ))}
      </Stack>
    </Fieldset>
  )
}
