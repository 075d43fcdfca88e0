import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PanelWords } from './curve-panels.ts'

/** What the channels are called; the same object on every render. */
export function usePanelWords(): PanelWords {
  const { t } = useTranslation('results')
  return useMemo(
    () => ({
      pace: t('channels.pace'),
      speed: t('channels.speed'),
      heartRate: t('channels.heartRate'),
      strokeRate: t('channels.strokeRate'),
      cadence: t('channels.cadence'),
      power: t('channels.power'),
      elevation: t('channels.elevation'),
    }),
    [t],
  )
}
