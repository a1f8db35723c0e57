// The hint beside every field for a new password.

export const passwordRule = 'At least 8 characters. Any characters are allowed; a long passphrase works best.';
