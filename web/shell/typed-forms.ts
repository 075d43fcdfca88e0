/**
 * The forms on screen that hold something typed. A router asks one blocker only, so all of them
 * share the one of LeaveQuestion.
 */
export const typedForms = new Set<object>()
