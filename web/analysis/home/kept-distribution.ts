import {
  DISTRIBUTION_DATES,
  DISTRIBUTION_SCORES,
  type DistributionDates,
  type DistributionScore,
} from '#domain/training/distribution-choices.ts'

const KEY = 'training-distribution'

export type ChosenDistribution = { score: DistributionScore; dates: DistributionDates }

/** What was chosen on this device, else zones of today. Signing out forgets it. */
export function keptDistribution(): ChosenDistribution {
  const words = localStorage.getItem(KEY)?.split(' ') ?? []
  return {
    score: DISTRIBUTION_SCORES.find((score) => words.includes(score)) ?? 'zones',
    dates: DISTRIBUTION_DATES.find((dates) => words.includes(dates)) ?? 'today',
  }
}

export const keepDistribution = ({ score, dates }: ChosenDistribution): void =>
  localStorage.setItem(KEY, `${score} ${dates}`)
