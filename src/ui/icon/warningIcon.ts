// The icon of an error, in a file of its own so that form fields don't load all icons.

export const warningIcon = 'M12 4L2.8 19.5h18.4zM12 10v4M12 17v.01';
