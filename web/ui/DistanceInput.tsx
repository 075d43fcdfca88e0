import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../format/format.ts'
import { parseDistance } from '#domain/sheets/parse-distance.ts'
import { TypedInput, type TypedInputProps } from './TypedInput.tsx'

/** Metres, typed as metres or with "km"; the value is in metres. */
export function DistanceInput(props: TypedInputProps) {
  const { t } = useTranslation('ui')
  const format = useFormat()
  return (
    <TypedInput
      placeholder={format.number(2000)}
      rightSection={
        <Text component="span" size="sm" c="dimmed" aria-hidden>
          m
        </Text>
      }
      {...props}
      read={(text) => parseDistance(text, format.decimalMark)}
      write={(metres) => format.number(metres, Number.isInteger(metres) ? 0 : 1)}
      unreadable={t('distance.invalid', { example: `${format.number(12.4, 1)} km` })}
    />
  )
}
