import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/format.ts'

/** What is measured, and the written ends of its axis that values lie beyond. */
export type Outside = { label: string; ends: readonly string[] }

export type OutsideNoteProps = {
  outside: readonly Outside[]
  /** Whether all values are shown. */
  isShown: boolean
  onShow: (isShown: boolean) => void
}

/** Says what a robust axis leaves out, and offers to show it. */
export function OutsideNote({ outside, isShown, onShow }: OutsideNoteProps) {
  const { t } = useTranslation('ui')
  const format = useFormat()
  if (outside.length === 0) return null
  return (
    <Text fz={13} c="dimmed">
      {!isShown &&
        outside.map(({ label, ends }) => (
          <span key={label}>{t('chart.outside', { name: label, ends: format.list(ends) })} </span>
        ))}
      <Anchor component="button" type="button" fz={13} onClick={() => onShow(!isShown)}>
        {t(isShown ? 'chart.hideOutside' : 'chart.showOutside')}
      </Anchor>
    </Text>
  )
}
