/** The statuses of the training ratio, and why there is none. */
export const ratioStatuses = {
  detraining: 'De-training or tapering',
  optimum: 'Optimum',
  tough: 'Tough training',
  danger: 'Danger zone',
}

export const loadNames = { ets: 'ETS', foster: 'Foster', trimp: 'TRIMP' }
