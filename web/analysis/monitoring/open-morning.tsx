import { loadTexts, t } from '../../i18n/i18n.ts'
import { openModal } from '../../shell/modals.ts'
import { MorningDialog } from './MorningDialog.tsx'

/** Opens the window in which a morning is entered, from wherever one is. */
export async function openMorning(userId: number, day: string, dayName: string): Promise<void> {
  await loadTexts(['morning'])
  openModal({
    title: t('titleOf', { ns: 'monitoring', day: dayName }),
    content: <MorningDialog userId={userId} day={day} />,
    size: 'lg',
  })
}
