import { Button, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/format.ts'
import { PartNotice } from '../../shell/PlanNotice.tsx'
import { useUndoKeys } from '../../ui/use-undo-keys.ts'
import { FilePanel } from './FilePanel.tsx'
import { ProposalPanel } from './ProposalPanel.tsx'
import { SeasonHead } from './SeasonHead.tsx'
import { SeasonKeys } from './SeasonKeys.tsx'
import { SeasonPicture } from './SeasonPicture.tsx'
import { TemplatePanel } from './TemplatePanel.tsx'
import { useDifference } from './use-difference.ts'
import { useProposal } from './use-proposal.ts'
import { usePictureActs } from './use-picture-acts.ts'
import { useSeasonWords } from './use-season-words.ts'
import { WeekPanel } from './WeekPanel.tsx'
import { useSeasonChanges, type Write } from './use-season-changes.ts'
import type { ShownSeason } from './use-season-filters.ts'
import classes from './season.module.css'

type Panel = 'week' | 'proposal' | 'file' | 'template' | null

/** The season as a picture, beside it one week or a proposal. */
export function SeasonDesk(shown: ShownSeason) {
  const { season, course, scope, measure, date, isAway } = shown
  const changes = useSeasonChanges(season, scope, date)
  const [panel, setPanel] = useState<Panel>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const draft = useProposal(season, course)
  const difference = useDifference(season)
  const isOffering = panel !== null && panel !== 'week'
  const choose = (monday: string | null) => {
    setChosen(monday)
    if (!isOffering) setPanel(monday === null ? null : 'week')
  }
  const close = () => {
    setPanel(null)
    focusOn(chosen)
  }
  useEscape(close)
  useUndoKeys({ undo: () => changes.undo?.(), redo: () => changes.redo?.() })
  const acts = usePictureActs({ season, measure, chosen, changes, isOpen: !isOffering })
  const week = acts.season.weeks.find(({ monday }) => monday === chosen)
  const drawn = panel === 'proposal' ? draft.drawn : isOffering ? difference.drawn : null
  const take = (write: Write) => {
    void changes.change(write)
    close()
  }
  const open = (next: Panel) => {
    difference.show([])
    setPanel(next)
  }
  return (
    <div>
      <SeasonHead
        {...shown}
        changes={changes}
        onPropose={() => open('proposal')}
        onFile={() => open('file')}
        onTemplate={() => open('template')}
        isOffering={isOffering}
      />
      <SeasonNotes season={season} isAway={isAway} />
      <div
        className={classes.desk}
        data-panel={isOffering ? 'offer' : week ? (panel ?? undefined) : undefined}
      >
        <div>
          <SeasonKeys isProposing={isOffering} />
          <SeasonPicture
            {...acts}
            course={course}
            measure={measure}
            chosen={chosen}
            proposal={drawn}
            onChoose={choose}
          />
          <Warnings season={season} course={drawn?.course ?? course} onOpen={choose} />
        </div>
        {panel === 'week' && week && (
          <WeekPanel
            {...{ season, course, week, measure, scope }}
            onChoose={(monday) => (monday === null ? close() : choose(monday))}
            onChange={
              season.can_change ? (change) => void changes.change({ weeks: [change] }) : null
            }
          />
        )}
        {panel === 'proposal' && (
          <ProposalPanel {...{ season, course, draft }} onClose={close} onTake={take} />
        )}
        {panel === 'file' && (
          <FilePanel {...{ season, difference }} onClose={close} onTake={take} />
        )}
        {panel === 'template' && (
          <TemplatePanel {...{ season, difference }} onClose={close} onTake={take} />
        )}
      </div>
    </div>
  )
}

/** The focus goes back to the week a panel was opened from. */
function focusOn(monday: string | null): void {
  document.querySelector<SVGGElement>(`[data-week="${monday ?? ''}"]`)?.focus()
}

const FIELD = 'input, textarea, select, [role=dialog], [role=menu]'

function useEscape(run: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    if (event.target instanceof Element && event.target.closest(FIELD)) return
    run()
  })
  useEffect(() => {
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
}

/** Whose plan is shown, and what to do where there is none. */
function SeasonNotes({ season, isAway }: Pick<ShownSeason, 'season' | 'isAway'>) {
  const { t } = useTranslation('season')
  const { scope, plan_of, can_change, weeks } = season
  const isOfOthers = can_change && plan_of !== null && plan_of.kind !== scope.kind
  const isEmpty = can_change && weeks.every(({ target }) => target === null)
  return (
    <>
      <PartNotice part="week-summary" />
      {isOfOthers && (
        <Text size="sm" c="dimmed">
          {plan_of.kind === 'squad'
            ? t('planOfSquad', { name: plan_of.name ?? '' })
            : t('planOfClub')}
        </Text>
      )}
      {isAway && <Text size="sm">{t('offline')}</Text>}
      {isEmpty && <Text size="sm">{t('noTargets')}</Text>}
    </>
  )
}

type WarningsProps = Pick<ShownSeason, 'season' | 'course'> & { onOpen: (monday: string) => void }

/** One line a week that leaves the lines of the club upward, with what would stay within. */
function Warnings({ season, course, onOpen }: WarningsProps) {
  const { t } = useTranslation('season')
  const format = useFormat()
  const words = useSeasonWords()
  return course.warnings.map(({ monday, ratio, within }) => (
    <div key={monday} className={classes.warning}>
      <IconAlertTriangle size={18} aria-hidden />
      <span>
        {t('warning.line', {
          week: words.week(monday),
          ratio: format.number(ratio, 2),
          line: format.number(season.lines.high, 1),
          within: words.amount(within, 'hours'),
        })}
      </span>
      <Button variant="subtle" size="compact-sm" onClick={() => onOpen(monday)}>
        {t('warning.open')}
      </Button>
    </div>
  ))
}
