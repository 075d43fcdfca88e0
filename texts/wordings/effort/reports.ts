/** What reports count, for clubs that speak of efforts; on screens and in files. */
export const figures = {
  en: { pieces: 'Efforts', piece_distance: 'Distance in efforts', piece_time: 'Time in efforts' },
  de: {
    pieces: 'Belastungen',
    piece_distance: 'Distanz aller Belastungen',
    piece_time: 'Zeit aller Belastungen',
  },
  fr: {
    pieces: 'Efforts',
    piece_distance: 'Distance des efforts',
    piece_time: 'Durée des efforts',
  },
  'zh-cn': { pieces: '强度段', piece_distance: '强度段距离', piece_time: '强度段时长' },
} as const

/** The lists of pieces and of crews with their gold medal times. */
export const medals = {
  en: {
    gmtPieces: { title: 'Efforts compared with gold medal times', piece: 'Effort' },
    gmtCrews: {
      once: 'Here each effort counts once per boat, whatever the crew size; in the table above it counts once for each athlete.',
      none: 'No timed efforts by crews with a gold medal time',
    },
  },
  de: {
    gmtPieces: { title: 'Belastungen im Vergleich zur Goldmedaillenzeit', piece: 'Belastung' },
    gmtCrews: {
      once: 'Hier zählt jede Belastung einmal pro Boot, egal wie viele darin sitzen; oben zählt sie für jede Person.',
      none: 'Keine Mannschaft mit Zeit und Goldmedaillenzeit',
    },
  },
  fr: {
    gmtPieces: { title: 'Efforts et leurs temps de médaille d’or', piece: 'Effort' },
    gmtCrews: {
      once: 'Chaque effort d’un bateau compte ici une fois, quel que soit l’équipage ; plus haut, il compte pour chaque athlète.',
      none: 'Aucun équipage avec un effort chronométré et un temps de médaille d’or',
    },
  },
  'zh-cn': {
    gmtPieces: { title: '各强度段及其金牌时间', piece: '强度段' },
    gmtCrews: {
      once: '无论艇上几人，每个强度段在此只计一次；上表中对每名运动员分别计入。',
      none: '没有带计时强度段和金牌时间的艇组',
    },
  },
} as const

/** Comparisons of pieces, in files. */
export const racing = {
  en: {
    columns: { piece: 'Effort', pieces: 'Efforts' },
    sources: { whole: 'Only the whole effort is timed' },
  },
  de: {
    columns: { piece: 'Belastung', pieces: 'Belastungen' },
    sources: { whole: 'Nur Gesamtzeit der Belastung' },
  },
  fr: {
    columns: { piece: 'Effort', pieces: 'Efforts' },
    sources: { whole: 'Seul l’effort entier est chronométré' },
  },
  'zh-cn': { columns: { piece: '强度段', pieces: '强度段数' }, sources: { whole: '只有整段用时' } },
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
  en: { title: 'Ergo tests and efforts', piece: 'Effort' },
  de: { title: 'Tests und Belastungen auf dem Ergometer', piece: 'Belastung' },
  fr: { title: 'Tests et efforts à l’ergomètre', piece: 'Effort' },
  'zh-cn': { title: '测功仪测试与强度段', piece: '强度段' },
} as const

export const ergo = {
  en: {
    all: 'All efforts',
    none: 'No timed ergo efforts in this period',
    bestWhy:
      '% of the speed of the athlete’s best 2000 m in the last two years, from a performance test, an effort or a recording.',
  },
  de: {
    all: 'Alle Belastungen',
    none: 'Keine Belastungen mit Zeit auf dem Ergometer in diesem Zeitraum',
    bestWhy:
      'Prozent der Geschwindigkeit der besten 2000 m der letzten zwei Jahre, aus Leistungstest, Belastung oder Aufzeichnung.',
  },
  fr: {
    all: 'Tous les efforts',
    none: 'Aucun effort chronométré à l’ergomètre sur cette période',
    bestWhy:
      '% de la vitesse du meilleur 2 000 m des deux dernières années : test de performance, effort ou enregistrement.',
  },
  'zh-cn': {
    all: '全部强度段',
    none: '此期间没有测功仪计时强度段',
    bestWhy: '百分比以两年内最佳 2000 米的速度为准，包括体能测试、强度段和运动记录。',
  },
} as const

/** The list of pieces on the water. */
export const waterPieces = {
  en: { title: 'Efforts on the water', piece: 'Effort' },
  de: { title: 'Belastungen auf dem Wasser', piece: 'Belastung' },
  fr: { title: 'Efforts sur l’eau', piece: 'Effort' },
  'zh-cn': { title: '水上强度段', piece: '强度段' },
} as const

export const water = {
  en: { none: 'No timed efforts on the water in this period' },
  de: { none: 'Keine Belastungen mit Zeit auf dem Wasser in diesem Zeitraum' },
  fr: { none: 'Aucun effort chronométré sur l’eau sur cette période' },
  'zh-cn': { none: '此期间没有水上计时强度段' },
} as const

/** Why a figure is not known. */
export const missing = {
  en: {
    pieces: 'No timed efforts in a boat with a gold medal time',
    ergo_time: 'No effort of this length on the ergo',
    foretelling: 'No timed effort between 500 m and 10 km',
    timed_pieces: 'No timed effort on the water',
    rated_pieces: 'No timed effort with a stroke rate',
  },
  de: {
    pieces: 'Keine Belastung mit Zeit in einem Boot mit Goldmedaillenzeit',
    ergo_time: 'Keine Belastung dieser Dauer auf dem Ergometer',
    foretelling: 'Keine Belastung mit Zeit zwischen 500 m und 10 km',
    timed_pieces: 'Keine Belastung mit Zeit auf dem Wasser',
    rated_pieces: 'Keine Belastung mit Zeit und Schlagfrequenz',
  },
  fr: {
    pieces: 'Aucun effort chronométré dans un bateau avec un temps de médaille d’or',
    ergo_time: 'Aucun effort de cette durée à l’ergomètre',
    foretelling: 'Aucun effort chronométré entre 500 m et 10 km',
    timed_pieces: 'Aucun effort chronométré sur l’eau',
    rated_pieces: 'Aucun effort chronométré avec une cadence',
  },
  'zh-cn': {
    pieces: '没有带金牌时间的计时强度段',
    ergo_time: '没有该时长的测功仪强度段',
    foretelling: '没有 500 米至 10 公里之间的计时强度段',
    timed_pieces: '没有水上计时强度段',
    rated_pieces: '没有带桨频的计时强度段',
  },
} as const
