/** The statuses of the training ratio, and why there is none. */
export const ratioStatuses = {
  detraining: '停训或减量',
  optimum: '最佳',
  tough: '高强度训练',
  danger: '危险区',
}

export const loadNames = { ets: 'ETS', foster: 'Foster', trimp: 'TRIMP' }
