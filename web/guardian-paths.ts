/** Addresses of consent, of guardians, and of the children they are guardians of. */
export const guardianPaths = {
  healthConsent: () => '/health-consent',
  children: () => '/children',
  guardianInvitation: (code: string) => `/guardian-invitation/${code}`,
  ownGuardians: () => '/settings/guardians',
} as const
