import { upperFirst } from '@mantine/hooks'
import {
  IconArrowsExchange,
  IconBandage,
  IconCheck,
  IconThermometer,
  IconX,
  type Icon,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Mark } from './marks.ts'

const ICONS: Record<Mark, Icon> = {
  attending: IconCheck,
  'not-attending': IconX,
  ill: IconThermometer,
  injured: IconBandage,
  alternative: IconArrowsExchange,
}

/** Names and icons of the marks, in the words of the club. */
export function useMarkLooks(): Record<Mark, { label: string; icon: Icon }> {
  const { t } = useTranslation('attendance')
  const labels: Record<Mark, string> = {
    attending: t('attending'),
    'not-attending': upperFirst(t('words.notAttending', { ns: 'common' })),
    ill: t('ill'),
    injured: t('injured'),
    alternative: upperFirst(t('words.didAlternative', { ns: 'common' })),
  }
  const look = (mark: Mark) => ({ label: labels[mark], icon: ICONS[mark] })
  return {
    attending: look('attending'),
    'not-attending': look('not-attending'),
    ill: look('ill'),
    injured: look('injured'),
    alternative: look('alternative'),
  }
}
