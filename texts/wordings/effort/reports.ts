/** What reports count, for clubs that speak of efforts; on screens and in files. */
export const figures = {
  en: { pieces: 'Efforts', piece_distance: 'Distance of efforts', piece_time: 'Time of efforts' },
  de: {
    pieces: 'Belastungen',
    piece_distance: 'Distanz der Belastungen',
    piece_time: 'Zeit der Belastungen',
  },
  fr: {
    pieces: 'Efforts',
    piece_distance: 'Distance des efforts',
    piece_time: 'Durée des efforts',
  },
  'zh-cn': { pieces: '强度段', piece_distance: '强度段距离', piece_time: '强度段时长' },
} as const

/** The list of pieces. */
export const gmtPieces = {
  en: { title: 'Efforts with their gold medal times', piece: 'Effort' },
  de: { title: 'Belastungen mit ihrer Goldmedaillenzeit', piece: 'Belastung' },
  fr: { title: 'Efforts et leurs temps de médaille d’or', piece: 'Effort' },
  'zh-cn': { title: '各强度段及其金牌时间', piece: '强度段' },
} as const

/** Comparisons of pieces, in files. */
export const racing = {
  en: { columns: { piece: 'Effort', pieces: 'Efforts' } },
  de: { columns: { piece: 'Belastung', pieces: 'Belastungen' } },
  fr: { columns: { piece: 'Effort', pieces: 'Efforts' } },
  'zh-cn': { columns: { piece: '强度段', pieces: '强度段数' } },
} as const

/** Recordings laid over each other, in files. */
export const comparison = {
  en: { columns: { piece: 'Effort' } },
  de: { columns: { piece: 'Belastung' } },
  fr: { columns: { piece: 'Effort' } },
  'zh-cn': { columns: { piece: '强度段' } },
} as const

/** The list of pieces on the ergometer. */
export const ergoPieces = {
  en: { title: 'Tests and efforts on the ergometer', piece: 'Effort' },
  de: { title: 'Tests und Belastungen auf dem Ergometer', piece: 'Belastung' },
  fr: { title: 'Tests et efforts à l’ergomètre', piece: 'Effort' },
  'zh-cn': { title: '测功仪测试与强度段', piece: '强度段' },
} as const

export const ergo = {
  en: { all: 'Every effort', none: 'No timed effort on the ergometer in this period' },
  de: {
    all: 'Jede Belastung',
    none: 'Keine gestoppte Belastung auf dem Ergometer in diesem Zeitraum',
  },
  fr: { all: 'Tous les efforts', none: 'Aucun effort chronométré à l’ergomètre sur cette période' },
  'zh-cn': { all: '全部强度段', none: '此期间没有测功仪计时强度段' },
} as const

/** The list of pieces on the water. */
export const waterPieces = {
  en: { title: 'Efforts on the water', piece: 'Effort' },
  de: { title: 'Belastungen auf dem Wasser', piece: 'Belastung' },
  fr: { title: 'Efforts sur l’eau', piece: 'Effort' },
  'zh-cn': { title: '水上强度段', piece: '强度段' },
} as const

export const water = {
  en: { none: 'No timed effort on the water in this period' },
  de: { none: 'Keine gestoppte Belastung auf dem Wasser in diesem Zeitraum' },
  fr: { none: 'Aucun effort chronométré sur l’eau sur cette période' },
  'zh-cn': { none: '此期间没有水上计时强度段' },
} as const
