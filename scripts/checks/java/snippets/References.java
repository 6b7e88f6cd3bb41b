package snippets;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LineMap;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;

/** Finds the names in a compiled block that stand for something of the sources it may use. */
final class References extends TreePathScanner<Void, Void> {

    /**
     * @param line   line in the block, counted from 1
     * @param column column in that line, counted from 1
     */
    record Reference(long line, long column, String name) {
    }

    private final Trees trees;
    private final CompilationUnitTree unit;
    private final List<String> packages;
    private final List<Reference> found = new ArrayList<>();

    References(Trees trees, CompilationUnitTree unit, List<String> packages) {
        this.trees = trees;
        this.unit = unit;
        this.packages = packages;
    }

    List<Reference> find() {
        scan(unit, null);
        return found;
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void unused) {
        add(tree.getName().toString(), startOf(tree));
        return super.visitIdentifier(tree, unused);
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree tree, Void unused) {
        addAtEnd(tree, tree.getIdentifier().toString());
        return super.visitMemberSelect(tree, unused);
    }

    @Override
    public Void visitMemberReference(MemberReferenceTree tree, Void unused) {
        addAtEnd(tree, tree.getName().toString());
        return super.visitMemberReference(tree, unused);
    }

    /** An annotation with one value is read as if "value =" stood before it: that name is not in the text. */
    @Override
    public Void visitAssignment(AssignmentTree tree, Void unused) {
        final boolean isImplied = startOf(tree.getVariable()) >= startOf(tree.getExpression());
        return isImplied ? scan(tree.getExpression(), unused) : super.visitAssignment(tree, unused);
    }

    private long startOf(Tree tree) {
        return trees.getSourcePositions().getStartPosition(unit, tree);
    }

    private void addAtEnd(Tree tree, String name) {
        final long end = trees.getSourcePositions().getEndPosition(unit, tree);
        add(name, end - name.length());
    }

    private void add(String name, long position) {
        final Element element = trees.getElement(getCurrentPath());
        if (element == null || position < 0 || !isMeant(element) || name.equals("this")
            || name.equals("super") || name.equals("<init>")) {
            return;
        }
        final LineMap lines = unit.getLineMap();
        final long line = lines.getLineNumber(position) - 1;
        if (line > 0) {
            found.add(new Reference(line, lines.getColumnNumber(position), name));
        }
    }

    private boolean isMeant(Element element) {
        if (element.getKind() == ElementKind.PACKAGE) {
            return false;
        }
        Element owner = element;
        while (owner != null && owner.getKind() != ElementKind.PACKAGE) {
            owner = owner.getEnclosingElement();
        }
        return owner != null && packages.contains(owner.toString());
    }
}
