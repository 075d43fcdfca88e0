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
