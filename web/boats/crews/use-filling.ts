import { useTranslation } from 'react-i18next'
import type { SessionCrews } from '#contract/boats/crews.ts'
import { notify } from '../../shell/notices.ts'
import { fillBoats } from './fill-boat.ts'
import type { Board } from './use-board.ts'

/** Fills one boat or all of them as one move, and says how many seats nobody is left for. */
export function useFilling({ crews, pool }: SessionCrews, { boats, change }: Board) {
  const { t } = useTranslation('crews')
  const fillThese = (these: SessionCrews['crews']) => {
    const filled = fillBoats(these, pool, boats)
    change(filled.boats)
    if (filled.left > 0) notify('info', t('filling.left', { count: filled.left }))
  }
  return {
    fill: (crewId: number) => fillThese(crews.filter(({ id }) => id === crewId)),
    fillAll: () => fillThese(crews),
  }
}
