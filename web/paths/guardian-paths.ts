/** Addresses of consent, of guardians, and of the children they are guardians of. */
export const guardianPaths = {
  healthConsent: () => '/health-consent',
  children: () => '/children',
  childThread: (child: number, club: number, id: number) =>
    `/children/${child}/clubs/${club}/messages/${id}`,
  guardianInvitation: (code: string) => `/guardian-invitation/${code}`,
  ownGuardians: () => '/settings/guardians',
} as const
