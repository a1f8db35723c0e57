// The stroke icon of a problem by itself: a field that may have one comes without all the other icons.

export const warningIcon = 'M12 4L2.8 19.5h18.4zM12 10v4M12 17v.01';
