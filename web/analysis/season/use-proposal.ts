import { useDebouncedValue } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import type { Season } from '#contract/analysis/season.ts'
import type { SeasonCourse } from '#domain/season/course.ts'
import { proposeSeason, type Proposal } from '#domain/season/proposal.ts'
import { PROPOSAL_RULES, type ProposalRules } from '#domain/season/proposal-rules.ts'
import {
  courseWith,
  seasonToPlan,
  targetsFrom,
  type ProposedTarget,
} from '#domain/season/targets.ts'
import type { DrawnProposal } from './drawn.ts'
import { useTicks, type Ticks } from './use-ticks.ts'

const REDRAWN_MS = 150

export type ProposalDraft = Pick<Ticks, 'left' | 'setTaken'> & {
  rules: ProposalRules
  setRules: (change: Partial<ProposalRules>) => void
  proposal: Proposal | null
  /** The weeks that would change. */
  changes: readonly ProposedTarget[]
  drawn: DrawnProposal | null
}

/** A proposal that is drawn again while its rules change; nothing is stored until it is taken. */
export function useProposal(season: Season, course: SeasonCourse): ProposalDraft {
  const [rules, setRules] = useState<ProposalRules>(season.rules ?? PROPOSAL_RULES)
  const { left, setTaken } = useTicks()
  const [asked] = useDebouncedValue(rules, REDRAWN_MS)
  const { proposal, targets } = useMemo(() => {
    const made = proposeSeason(seasonToPlan(season, course), asked)
    return { proposal: made, targets: made ? targetsFrom(season, course, made) : [] }
  }, [season, course, asked])
  const changes = useMemo(
    () => targets.filter((target) => differs(season, target)),
    [season, targets],
  )
  const drawn = useMemo((): DrawnProposal | null => {
    if (!proposal) return null
    const taken = targets.filter(({ monday }) => !left.has(monday))
    return {
      targets: new Map(targets.map((target) => [target.monday, target])),
      left,
      course: courseWith(season, taken, proposal.phases),
    }
  }, [season, proposal, targets, left])
  return {
    rules,
    setRules: (change) => setRules({ ...rules, ...change }),
    proposal,
    changes,
    left,
    setTaken,
    drawn,
  }
}

const differs = (season: Season, target: ProposedTarget): boolean => {
  const now = season.weeks.find(({ monday }) => monday === target.monday)?.target
  return now?.seconds !== target.seconds || now.kind !== target.kind
}
