/** The statuses of the training ratio, and why there is none. */
export const ratioStatuses = {
  detraining: 'Entlastung oder Tapering',
  optimum: 'Optimal',
  tough: 'Hartes Training',
  danger: 'Gefahrenbereich',
}

export const loadNames = { ets: 'ETS', foster: 'Foster', trimp: 'TRIMP' }
