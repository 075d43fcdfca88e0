/** The statuses of the training ratio, and why there is none. */
export const ratioStatuses = {
  detraining: 'Désentraînement ou affûtage',
  optimum: 'Optimal',
  tough: 'Entraînement dur',
  danger: 'Zone de danger',
}

export const loadNames = { ets: 'ETS', foster: 'Foster', trimp: 'TRIMP' }
