/** What the features of live recordings open, by the names of the calls. */
export const LIVE_GATES = {
  live_results: {
    calls: [
      'liveSessions',
      'liveWater',
      'liveSession',
      'sessionLiveResults',
      'liveSamples',
      'ergRaces',
      'sessionPublicPage',
      'makePublicPage',
      'changePublicPage',
      'confirmPublicResults',
      'revokePublicPage',
    ],
  },
  live_results_controls: {
    calls: [
      'controlRecordings',
      'restoreRecording',
      'makeErgRace',
      'controlErgRace',
      'deleteErgRace',
    ],
  },
  connect_equipment: { calls: ['boatSticker'] },
  crew_qr_codes: { calls: ['makeConnectCodes'] },
} as const
