// How elk is to lay out a chart.
import type { LayoutOptions } from 'elkjs/lib/elk-api.js';

/** Which way the flow goes. */
export type Direction = 'DOWN' | 'RIGHT';

/** For the whole graph. Lines cross the borders of states, so that all levels are laid out together, and all places count from one corner. */
export function layoutOptions(direction: Direction): LayoutOptions {
  return {
    'elk.algorithm': 'layered',
    'elk.direction': direction,
    'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
    'elk.json.shapeCoords': 'ROOT',
    'elk.json.edgeCoords': 'ROOT',
    'elk.padding': '[top=16,left=16,bottom=16,right=16]',
  };
}

/** For every box of it: elk hands nothing down by itself. */
export const commonOptions: LayoutOptions = {
  'elk.edgeRouting': 'ORTHOGONAL',
  // Words stand on their line, where there is room for them anyway.
  'elk.edgeLabels.inline': 'true',
  'elk.edgeLabels.placement': 'CENTER',
  'elk.layered.edgeLabels.centerLabelPlacementStrategy': 'SPACE_EFFICIENT_LAYER',
  // From where the states begin, so that the chart is read from there.
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.mergeHierarchyEdges': 'false',
  'elk.spacing.nodeNode': '12',
  'elk.spacing.edgeNode': '9',
  'elk.spacing.edgeEdge': '8',
  'elk.spacing.edgeLabel': '2',
  'elk.layered.spacing.nodeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeNodeBetweenLayers': '11',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
};
