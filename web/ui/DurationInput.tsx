import { useTranslation } from 'react-i18next'
import type { TimeMask } from '#domain/constants/masks.ts'
import { formatDuration, parseDuration } from '#domain/time/duration.ts'
import { useFormat } from '../format/format.ts'
import { TypedInput, type TypedInputProps } from './TypedInput.tsx'

export type DurationInputProps = TypedInputProps & { mask: TimeMask }

/** Shown as an example of each shape: an hour and a half, or six minutes and a half. */
const exampleSeconds = (mask: TimeMask) => (mask.startsWith('H') ? 5400 : 391.4)

/** A time typed freely ("7:05.3", "7053", "1:30"); the value is in seconds. */
export function DurationInput({ mask, ...props }: DurationInputProps) {
  const { t } = useTranslation('ui')
  const { decimalMark } = useFormat()
  const write = (seconds: number) => formatDuration(seconds, mask)?.replace('.', decimalMark) ?? ''
  return (
    <TypedInput
      placeholder={mask.toLowerCase().replace('.', decimalMark)}
      {...props}
      read={(text) => parseDuration(text, mask)}
      write={write}
      unreadable={t('duration.invalid', { example: write(exampleSeconds(mask)) })}
    />
  )
}
