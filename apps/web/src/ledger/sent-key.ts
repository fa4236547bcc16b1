/**
 * One key of this device's storage for each entry; they sort by time. Apart from the entry's schema, so that the first
 * page can remember something without loading a validator.
 */
export const sentKeyPrefix = 'sent:'
